import { isTheme } from './held-theme';
import { storageKeys } from './storage-keys';

/**
 * Stands before the theme library, which believes every storage event: a removed choice is ignored,
 * an unknown one counts as light, and without a switch none arrives at all. It must be called
 * before the library listens, since a window calls its listeners in the order they came.
 */
export function guardThemeEvents(disabled: boolean): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKeys.theme || (!disabled && isTheme(event.newValue))) return;
    event.stopImmediatePropagation();
    if (disabled || event.newValue === null || event.newValue === 'system') return;
    window.dispatchEvent(new StorageEvent('storage', { key: event.key, newValue: 'light' }));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
