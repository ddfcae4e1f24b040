import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { useHydrated, useStored } from '@/components/shell/use-stored';
import { storageKeys } from '@/lib/browser/storage';
import type { Reader } from '@/lib/site/navigation/current-link';

/** The path of a missing page until React knows the address. */
export const MISSING = '/_not-found';

/** Where the reader is, and the version that was chosen last. */
export function useReader(): Reader {
  const path = usePathname();
  const preferred = useStored(storageKeys.preferredVersion);
  const isFirst = !useHydrated();
  return { versions: navigation.versions, path: isFirst ? renderedPath(path) : path, preferred };
}

/** The document of a missing page does not know the address that it is shown at. */
function renderedPath(path: string): string {
  const isMissing =
    typeof document !== 'undefined' && document.querySelector('[data-page="not-found"]');
  return isMissing ? MISSING : path;
}

/**
 * The query and the hash of the address, which links to this page in another version keep. A query
 * set by a script sends no event, so it is read again when the reader reaches for a link.
 */
export function useAddressSuffix(): string {
  const [suffix, setSuffix] = useState('');
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address
  useEffect(() => {
    const read = () => setSuffix(location.search + location.hash);
    read();
    const stop = new AbortController();
    for (const name of ['hashchange', 'popstate', 'pointerover', 'focusin']) {
      window.addEventListener(name, read, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [path]);
  return suffix;
}
