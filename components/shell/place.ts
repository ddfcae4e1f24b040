import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import type { Reader } from '@/lib/shell/current-link';
import type { DocTargets } from '@/lib/shell/doc-targets';

/** What the parts of the shell have to know of the page that is rendered. */
export interface Place {
  reader: Reader;
  docs: DocTargets;
  side: 'start' | 'end';
}

/** The place of the page that is rendered, where nothing is known of its reader's choices. */
export function usePlace(docs: DocTargets, side: Place['side']): Place {
  const path = usePathname();
  return { reader: { versions: navigation.versions, path, preferred: null }, docs, side };
}
