import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  searchAll,
  searchLimit,
  searchNearTerms,
  searchResultsFor,
} from '@/content/messages/search';
import type { SearchResult } from '@/lib/search/protocol';
import { toSearchUrl } from '@/lib/search/search-url';
import { LONGEST_QUERY, onLongPaste } from './query-field';

interface Props {
  /** The search window. */
  container: HTMLElement;
  /** What it was opened with; longer than its field when it was pasted before the window came. */
  query: string;
  answer: SearchResult | undefined;
}

/** What the window says between its field and its hits: how many there are, near terms where there are none, and what of a pasted text did not fit. */
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

/** Writes a query into the field as a reader would. */
function write(container: HTMLElement, query: string): void {
  const input = container.querySelector('input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, `${query} `);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.focus();
}
