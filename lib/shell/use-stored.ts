'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '@/lib/storage';

/** The stored value of a key, current in every tab; null in static HTML and on the first render. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => subscribeStored(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
