import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { HelpLinks } from '@/components/shell/footer/help-links';
import {
  searchAll,
  searchLimit,
  searchNearTerms,
  searchResultsFor,
} from '@/content/messages/search';
import { searchExamples, searchQueries, searchStart } from '@/content/messages/search-page';
import type { SearchResult } from '@/lib/search/protocol';
import { toSearchUrl } from '@/lib/search/search-url';
import { LONGEST_QUERY, onLongPaste } from './query-field';

interface Props {
  /** Root element of the search window. */
  container: HTMLElement;
  /**
   * Query that the window was opened with. It exceeds the maximum length of the field if a long text was
   * pasted before the window had loaded.
   */
  query: string;
  answer: SearchResult | undefined;
}

/**
 * Renders the notes between the field and the hits: the number of hits, similar search terms if there are no
 * hits, and a link that searches for the full text if a pasted query was truncated.
 */
export function SearchNotes({ container, query, answer }: Props) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    place.className = 'search-notes';
    container.querySelector('.DocSearch-Dropdown')?.before(place);
    return () => place.remove();
  }, [container, place]);
  const [pasted, setPasted] = useState(query.length > LONGEST_QUERY ? query : undefined);
  useEffect(() => onLongPaste(container, setPasted), [container]);
  const near = answer?.near ?? [];
  return createPortal(
    <>
      <p role="status">{answer && searchResultsFor(answer.nbHits, answer.query)}</p>
      {pasted && (
        <p>
          {searchLimit(LONGEST_QUERY)} <a href={toSearchUrl(pasted)}>{searchAll}</a>
        </p>
      )}
      {near.length > 0 && (
        <div className="search-near">
          {searchNearTerms}:{' '}
          {near.map((term) => (
            <button
              key={term}
              type="button"
              className="DocSearch-Prefill"
              onClick={() => {
                setPasted(undefined);
                write(container, term);
              }}
            >
              {term}
            </button>
          ))}
        </div>
      )}
    </>,
    place,
  );
}

/**
 * Renders links and example queries below the recent searches. CSS shows them while the field is empty.
 */
export function SearchStart({ container }: Pick<Props, 'container'>) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    place.className = 'search-start';
    container.querySelector('.DocSearch-Dropdown')?.after(place);
    return () => place.remove();
  }, [container, place]);
  return createPortal(
    <>
      <p>{searchStart}</p>
      <HelpLinks />
      <p>{searchExamples}</p>
      <div>
        {searchQueries.split(', ').map((query) => (
          <button key={query} type="button" onClick={() => write(container, query)}>
            {query}
          </button>
        ))}
      </div>
    </>,
    place,
  );
}

/** Writes a query and a space into the field in a way that React handles like user input. */
function write(container: HTMLElement, query: string): void {
  const input = container.querySelector('input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, `${query} `);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.focus();
}
