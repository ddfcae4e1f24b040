/**
 * The browser's storage as the site uses it: nothing here throws. What cannot be stored is kept in
 * memory for this page load; failures are logged and an absent storage is announced once.
 */
const memory = new Map<string, string>();

declare global {
  interface Window {
    /** The content and the shell, which are built apart, warn once together. */
    warnedOfStorage?: boolean;
  }
}

/** The stored value of a key; null when there is none or the storage cannot be read. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  return attempt('read', key, (storage) => storage.getItem(key)) ?? null;
}

/** Stores a value and tells this window about it, as other tabs are told by the browser. */
export function writeStored(key: string, value: string): void {
  if (typeof window === 'undefined') return;
  const previous = readStored(key);
  memory.set(key, value);
  const stored = attempt('write', key, (storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (stored) memory.delete(key);
  announce(key, previous, value);
}

/** Deletes a stored value and tells this window about it. */
export function removeStored(key: string): void {
  if (typeof window === 'undefined') return;
  const previous = readStored(key);
  memory.delete(key);
  attempt('delete', key, (storage) => storage.removeItem(key));
  announce(key, previous, null);
}

/** Calls the listener when the value of the key changes in this window or in another tab. */
export function subscribeStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function attempt<T>(action: string, key: string, use: (storage: Storage) => T): T | undefined {
  const storage = openStorage();
  if (!storage) return undefined;
  try {
    return use(storage);
  } catch (error) {
    console.error(`Browser storage: could not ${action} "${key}".`, error);
    return undefined;
  }
}

function openStorage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    if (window.localStorage) return window.localStorage;
  } catch {
    // Reading the property itself throws where storage is forbidden.
  }
  if (!window.warnedOfStorage) {
    window.warnedOfStorage = true;
    console.warn(
      'Browser storage is not available, so your choices last until you close this page. Likely reasons: an iframe, incognito mode, or strict privacy settings.',
    );
  }
  return null;
}

function announce(key: string, oldValue: string | null, newValue: string | null): void {
  if (oldValue === newValue) return;
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** The keys under which the shell keeps the reader's choices. */
export const storageKeys = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismissed',
  announcementId: 'announcement.id',
  preferredVersion: 'docs-preferred-version-default',
} as const;
