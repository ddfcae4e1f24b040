/**
 * Access to local storage for the head script. It is smaller than `lib/browser/storage.ts` because every
 * document contains it, and it has no in-memory fallback for values that cannot be stored.
 */

/** Returns the stored value of a key, `null` when there is none, or `undefined` when the storage throws. */
export function readInHead(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {}
}

/**
 * Stores a value and dispatches a storage event in this window, because browsers send that event to other
 * windows only. The first failure is logged.
 */
export function writeInHead(key: string, newValue: string): void {
  try {
    localStorage.setItem(key, newValue);
  } catch (error) {
    if (!window.warnedOfStorage) console.warn('Browser storage:', error);
    window.warnedOfStorage = true;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Removes a stored value. Errors are ignored. */
export function removeInHead(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
