import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '@/lib/browser/storage';

const never = () => () => {};

/** False in static HTML and on the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The stored value of a key, current in every tab; null in static HTML and on the first render. */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => subscribeStored(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
