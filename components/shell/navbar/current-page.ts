import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { useHydrated, useStored } from '@/components/shell/use-stored';
import { preferredVersionKey } from '@/lib/browser/storage-keys';
import type { Reader } from '@/lib/site/navigation/current-link';

/**
 * Path that `useCurrentPage` returns for the not-found page until hydration, when the real URL is available.
 */
export const MISSING = '/_not-found';

/** Returns the current path, all docs versions, and the docs version that the reader chose last. */
export function useCurrentPage(): Reader {
  const path = usePathname();
  const preferred = useStored(preferredVersionKey);
  const isFirst = !useHydrated();
  return { versions: navigation.versions, path: isFirst ? renderedPath(path) : path, preferred };
}

/**
 * Returns the path that the page's static HTML was rendered with. For the not-found page this is `MISSING`,
 * because its HTML is built without the URL it will be shown at. The first client render has to match that
 * HTML.
 */
function renderedPath(path: string): string {
  const isMissing =
    typeof document !== 'undefined' && document.querySelector('[data-page="not-found"]');
  return isMissing ? MISSING : path;
}
