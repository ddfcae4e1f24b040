import { writeStored } from '@/lib/browser/storage';
import { preferredVersionKey } from '@/lib/browser/storage-keys';

/** Selector for links outside the page content that lead to this page in another docs version or language. */
const KEEPING = 'a[data-version]:not(main a)';

/**
 * Adds the current query and hash to links that lead to this page in another docs version or language. Also
 * stores the docs version when a reader clicks a link to it. Scripts can change the query without any event,
 * so this function reads the URL when the reader hovers over, focuses, or clicks a link.
 */
export function startVersionLinks(): void {
  for (const name of ['pointerover', 'focusin', 'click']) {
    const keepAddress = ({ target }: Event) => {
      const link = linkAt(target, KEEPING);
      if (link) link.setAttribute('href', link.pathname + location.search + location.hash);
    };
    document.addEventListener(name, keepAddress, { capture: true, passive: true });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const version = linkAt(target, 'a[data-version]')?.dataset.version;
      if (version) writeStored(preferredVersionKey, version);
    },
    { capture: true },
  );
}

function linkAt(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}
