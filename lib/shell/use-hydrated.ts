'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in static HTML and on the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
