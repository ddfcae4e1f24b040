import { writeStored } from '@/lib/browser/storage';
import { preferredVersionKey } from '@/lib/browser/storage-keys';

/** Selector for links in the shell to this page in another version or language. */
const KEEPING = 'a[data-version]:not(main a)';

/**
 * Makes links to this page in another version or language keep the query and hash of the URL, and stores the
 * version when a reader follows a version link. Scripts can change the query without any event, so the URL is
 * read when the reader hovers, focuses, or clicks a link.
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
