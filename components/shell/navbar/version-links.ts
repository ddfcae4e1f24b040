import { storageKeys, writeStored } from '@/lib/browser/storage';

/**
 * Makes links to this page in another version keep the query and the hash of the address, and remembers the version
 * that a link leads to. A query set by a script sends no event, so it is read when the reader reaches for a link.
 */
export function startVersionLinks(): void {
  for (const name of ['pointerover', 'focusin', 'click']) {
    const keepAddress = ({ target }: Event) => {
      const link = linkAt(target, 'a[data-keeps-address]');
      if (link) Object.assign(link, { search: location.search, hash: location.hash });
    };
    document.addEventListener(name, keepAddress, { capture: true, passive: true });
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const version = linkAt(target, '[data-prefer-version]')?.dataset.preferVersion;
      if (version) writeStored(storageKeys.preferredVersion, version);
    },
    { capture: true },
  );
}

function linkAt(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}
