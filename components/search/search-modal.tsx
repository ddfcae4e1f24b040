import './modal.css';
import './modal-hits.css';
import { DocSearchModal } from '@docsearch/react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { config } from '@/components/ui/site-config';
import {
  searchNearTerms,
  searchNoResults,
  searchPlaceholder,
  searchReport,
  searchReportLink,
  searchSeeAll,
} from '@/content/messages/search';
import { createEngine } from '@/lib/search/engine';
import { toModalClient } from '@/lib/search/modal-client';
import { contextFilters, type SearchHit, type SearchResult } from '@/lib/search/protocol';
import { toSearchUrl } from '@/lib/search/search-url';
import { markTarget } from './mark-target';
import { correctRoles, keepTabInside, nameEngine, toDialog, watchLinks } from './modal-details';
import { LONGEST_QUERY } from './query-field';
import { readingVersion } from './reading-version';
import { SearchNotes, SearchStart } from './search-notes';
import { missingResultsUrl, siteAddress } from './site-address';

interface Props {
  /** Initial query. */
  query: string;
  container: HTMLElement;
  onClose: () => void;
}

// All openings of the window share one engine, so an unreachable provider is not retried each time.
const engine = createEngine(config.search);
/** Memoized so that new results rerender only the notes around the modal and not the modal itself. */
const Modal = memo(DocSearchModal);
const { algolia, indexName, insights } = config.search;
const translations = {
  noResultsScreen: {
    noResultsText: searchNoResults,
    suggestedQueryText: searchNearTerms,
    reportMissingResultsText: searchReport,
    reportMissingResultsLinkText: searchReportLink,
  },
};

/** Renders the search window: the DocSearch modal, connected to the hosted or the embedded search engine. */
export function SearchModal({ query, container, onClose }: Props) {
  const [scrollTop] = useState(() => window.scrollY);
  const [parameters] = useState(() => ({
    facetFilters: contextFilters(config.locales.default, readingVersion()),
  }));
  const [answer, setAnswer] = useState<SearchResult>();
  const transformClient = useMemo(() => toModalClient(engine, siteAddress(), setAnswer), []);
  useEffect(() => {
    toDialog(container);
    const stops = [
      keepTabInside(container),
      correctRoles(container),
      watchLinks(container, onClose),
      engine.onAnswering((name) => nameEngine(container, name)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [container, onClose]);
  return (
    <>
      <Modal
        appId={algolia?.appId ?? 'embedded'}
        apiKey={algolia?.searchKey ?? 'embedded'}
        indexName={indexName}
        placeholder={searchPlaceholder}
        translations={translations}
        initialQuery={query.slice(0, LONGEST_QUERY)}
        initialScrollY={scrollTop}
        searchParameters={parameters}
        transformSearchClient={transformClient}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={SeeAll}
        getMissingResultsUrl={reportUrl}
        insights={Boolean(algolia) && insights}
        onClose={onClose}
      />
      <SearchNotes container={container} query={query} answer={answer} />
      <SearchStart container={container} />
    </>
  );
}

/** Props that DocSearch passes to the component of a hit. */
interface HitProps {
  hit: object;
  children: ReactNode;
}

/**
 * Renders the link around a hit. A hit for a class ends with the support on each platform. The text of the hit
 * states the same, so screen readers skip it.
 */
function Hit({ hit, children }: HitProps) {
  const { url, support: platforms } = hit as SearchHit;
  return (
    <a href={url}>
      {children}
      {platforms && (
        <span className="search-support" aria-hidden="true">
          {platforms.map(({ name, support, words }) => (
            <span key={name} data-support={support}>
              {name}
              <i> {words}</i>
            </span>
          ))}
        </span>
      )}
    </a>
  );
}

const reportUrl = ({ query }: { query: string }) => missingResultsUrl(query);

const navigator = {
  navigate({ itemUrl }: { itemUrl: string }) {
    markTarget(itemUrl);
    followLink(itemUrl);
  },
};

/** Simulates a click on a link to `href`, so the shell handles it as a client-side navigation. */
function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** DocSearch state that the footer uses. */
interface FooterProps {
  state: { query: string; context: { nbHits?: unknown } };
}

/** Renders the link that opens the search page with the query of the search window. */
function SeeAll({ state }: FooterProps) {
  const count = Number(state.context.nbHits);
  return <a href={toSearchUrl(state.query)}>{searchSeeAll(count)}</a>;
}
