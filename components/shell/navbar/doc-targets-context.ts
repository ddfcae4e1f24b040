import { createContext, useContext } from 'react';
import type { DocTargets } from '@/lib/site/navigation/doc-targets';

const Targets = createContext<DocTargets | undefined>(undefined);

/** Provides the docs pages that navbar items link to. `useDocTargets` reads them. */
export const DocTargetsProvider = Targets.Provider;

/**
 * Returns the docs pages that navbar items link to, keyed by doc ID and then by version name. Throws outside
 * `DocTargetsProvider`.
 */
export function useDocTargets(): DocTargets {
  const targets = useContext(Targets);
  if (!targets) throw new Error('Hook useDocTargets is called outside the <DocTargetsProvider>.');
  return targets;
}
