/**
 * The browser's storage for the script in the head, which is in every document: smaller than `lib/browser/storage.ts`,
 * whose memory for values that cannot be stored it does not need.
 */

/** The stored value of a key; undefined when the storage throws. */
export function readInHead(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {}
}

/** Stores a value, which is a storage event in this window as in others. */
export function writeInHead(key: string, newValue: string): void {
  try {
    localStorage.setItem(key, newValue);
  } catch (error) {
    if (!window.warnedOfStorage) console.warn('Browser storage:', error);
    window.warnedOfStorage = true;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Removes a stored value. */
export function removeInHead(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
