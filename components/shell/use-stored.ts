import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '@/lib/browser/storage';

const never = () => () => {};

/** Returns `false` in static HTML and during hydration, and `true` afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Returns the stored value of a key and rerenders when it changes in any tab. Returns `null` in static HTML,
 * during hydration, and when no value is stored.
 */
export function useStored(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => subscribeStored(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
