import { createContext, useContext } from 'react';
import type { DocTargets } from '@/lib/site/navigation/doc-targets';

const Targets = createContext<DocTargets | undefined>(undefined);

/** Provides the places of the docs that the navbar links to. */
export const DocTargetsProvider = Targets.Provider;

/** Where each version has the docs that the navbar links to. Throws outside the DocTargetsProvider. */
export function useDocTargets(): DocTargets {
  const targets = useContext(Targets);
  if (!targets) throw new Error('Hook useDocTargets is called outside the <DocTargetsProvider>.');
  return targets;
}
