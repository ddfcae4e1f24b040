/**
 * Access to local storage for the head script. This is a smaller version of `lib/browser/storage.ts`, because
 * every HTML file contains a copy. Unlike that module, it does not keep values in memory if they cannot be
 * stored.
 */

/**
 * Returns the stored value of a key. Returns `null` if there is none, and `undefined` if local storage cannot
 * be read.
 */
export function readInHead(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {}
}

/**
 * Stores a value and dispatches a `storage` event in this window, because browsers send that event only to
 * other windows. Logs only the page's first failure.
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

/** Removes a stored value. Ignores errors. */
export function removeInHead(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
