/**
 * Access to `localStorage` that never throws. A value that cannot be read is treated as missing. A value that
 * cannot be stored stays in memory until the page is reloaded. Only the first failure on a page is logged.
 */

const memory = new Map<string, string>();

declare global {
  interface Window {
    /**
     * Set after the first warning. It is a global because the head script, the content and the shell are
     * bundled separately.
     */
    warnedOfStorage?: unknown;
  }
}

/** Returns the value of a key, from memory or storage. Null when there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  return attempt('read', key, (storage) => storage.getItem(key)) ?? null;
}

/**
 * Stores a value. If it changed, dispatches a `storage` event in this window, because browsers dispatch it
 * only in other windows.
 */
export function writeStored(key: string, value: string): void {
  if (typeof window === 'undefined') return;
  const previous = readStored(key);
  memory.set(key, value);
  const stored = attempt('write', key, (storage) => {
    storage.setItem(key, value);
    return storage.getItem(key) === value;
  });
  if (stored) memory.delete(key);
  announce(key, previous, value);
}

/** Deletes a stored value. If there was one, dispatches a `storage` event in this window. */
export function removeStored(key: string): void {
  if (typeof window === 'undefined') return;
  const previous = readStored(key);
  memory.delete(key);
  attempt('delete', key, (storage) => storage.removeItem(key));
  announce(key, previous, null);
}

/**
 * Calls the listener when a key's value changes in this window or in another one. Returns a function that
 * unsubscribes.
 */
export function subscribeStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function attempt<T>(action: string, key: string, use: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    // Reading the property itself throws when storage is blocked.
    return use(window.localStorage);
  } catch (error) {
    warnOnce(`could not ${action} "${key}"`, error);
    return undefined;
  }
}

function warnOnce(failure: string, error: unknown): void {
  if (window.warnedOfStorage) return;
  window.warnedOfStorage = true;
  console.warn(
    `Browser storage: ${failure}, so your choices may last only until you close this page. Likely reasons: an iframe, incognito mode, strict privacy settings, or a full storage.`,
    error,
  );
}

function announce(key: string, oldValue: string | null, newValue: string | null): void {
  if (oldValue === newValue) return;
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}
