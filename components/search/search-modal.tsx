import './modal.css';
import './modal-hits.css';
import { DocSearchModal } from '@docsearch/react';
import { useEffect, useMemo, useState } from 'react';
import { createEngine } from '@/lib/search/engine';
import { toModalClient } from '@/lib/search/modal-client';
import { contextFilters } from '@/lib/search/protocol';
import { readingVersion } from '@/lib/search/reading-version';
import { siteAddress } from '@/lib/search/site-address';
import config from '@/site.config';
import { followLink } from './follow-link';
import { markTarget } from './mark-target';
import { missingResultsUrl } from './missing-results';
import {
  correctControls,
  keepFocusInside,
  nameEngine,
  toDialog,
  watchLinks,
} from './modal-details';
import { SeeAll } from './see-all';

interface Props {
  /** What is searched for at once. */
  query: string;
  container: HTMLElement;
  onClose: () => void;
}

// One for all openings, so that a provider that could not be reached is left alone for its time.
const engine = createEngine(config.search);
const { algolia, indexName, placeholder, insights } = config.search;

/** The search window: the modal of DocSearch in front of whichever engine answers. */
export function SearchModal({ query, container, onClose }: Props) {
  const [scrollTop] = useState(() => window.scrollY);
  const [facetFilters] = useState(() => contextFilters(config.locales.default, readingVersion()));
  const transformClient = useMemo(() => toModalClient(engine, siteAddress()), []);
  useEffect(() => {
    toDialog(container);
    const stops = [
      keepFocusInside(container),
      correctControls(container),
      watchLinks(container, onClose),
      engine.onAnswering((name) => nameEngine(container, name)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [container, onClose]);
  return (
    <DocSearchModal
      appId={algolia?.appId ?? 'embedded'}
      apiKey={algolia?.searchKey ?? 'embedded'}
      indexName={indexName}
      placeholder={placeholder}
      initialQuery={query}
      initialScrollY={scrollTop}
      searchParameters={useMemo(() => ({ facetFilters }), [facetFilters])}
      transformSearchClient={transformClient}
      navigator={navigator}
      resultsFooterComponent={SeeAll}
      getMissingResultsUrl={({ query: missed }) => missingResultsUrl(missed)}
      insights={Boolean(algolia) && insights}
      onClose={onClose}
    />
  );
}

const navigator = {
  navigate({ itemUrl }: { itemUrl: string }) {
    markTarget(itemUrl);
    followLink(itemUrl);
  },
};
