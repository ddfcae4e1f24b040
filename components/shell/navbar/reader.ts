import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { useHydrated, useStored } from '@/components/shell/use-stored';
import { preferredVersionKey } from '@/lib/browser/storage-keys';
import type { Reader } from '@/lib/site/navigation/current-link';

/** The path of a missing page until React knows the address. */
export const MISSING = '/_not-found';

/** Where the reader is, and the version that was chosen last. */
export function useReader(): Reader {
  const path = usePathname();
  const preferred = useStored(preferredVersionKey);
  const isFirst = !useHydrated();
  return { versions: navigation.versions, path: isFirst ? renderedPath(path) : path, preferred };
}

/** The document of a missing page does not know the address that it is shown at. */
function renderedPath(path: string): string {
  const isMissing =
    typeof document !== 'undefined' && document.querySelector('[data-page="not-found"]');
  return isMissing ? MISSING : path;
}
