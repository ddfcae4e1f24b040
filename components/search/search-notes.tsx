import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchResult } from '@/lib/search/protocol';
import { LONGEST_QUERY, toSearchUrl } from '@/lib/search/search-url';

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
  const pasted = useCutPaste(container, query);
  const near = answer?.near ?? [];
  return createPortal(
    <>
      <p role="status">{answer && countText(answer)}</p>
      {pasted && (
        <p>
          The field takes {LONGEST_QUERY} characters.{' '}
          <a href={toSearchUrl(pasted)}>Search for all of it</a>
        </p>
      )}
      {near.length > 0 && (
        <div className="search-near">
          Try searching for:{' '}
          {near.map((term) => (
            <button
              key={term}
              type="button"
              className="DocSearch-Prefill"
              onClick={() => write(container, term)}
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

function countText({ nbHits, query }: SearchResult): string {
  if (nbHits === 0) return `Nothing found for ${query}`;
  return `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for ${query}`;
}

/** A text that was pasted into the field and is longer than it, until the query changes. */
function useCutPaste(container: HTMLElement, query: string): string | undefined {
  const [text, setText] = useState(query.length > LONGEST_QUERY ? query : undefined);
  useEffect(() => {
    const stop = new AbortController();
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { value, selectionStart, selectionEnd } = target;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      const all = `${before}${clipboardData?.getData('text') ?? ''}${after}`.trim();
      setText(all.length > LONGEST_QUERY ? all : undefined);
    };
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent) || event.inputType !== 'insertFromPaste')
        setText(undefined);
    };
    container.addEventListener('paste', onPaste, { signal: stop.signal });
    container.addEventListener('input', onInput, { signal: stop.signal });
    return () => stop.abort();
  }, [container]);
  return text;
}

/** Writes a query into the field as a reader would. */
function write(container: HTMLElement, query: string): void {
  const input = container.querySelector('input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, `${query} `);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.focus();
}
