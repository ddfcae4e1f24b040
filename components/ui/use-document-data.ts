import { useSyncExternalStore } from 'react';

/**
 * Returns the value of a `data-` attribute of the `html` element, by its camelCase name. Returns `undefined`
 * in static HTML, during hydration, and without the attribute. Scripts that run without React store their
 * state in these attributes.
 */
export function useDocumentData(name: string): string | undefined {
  return useSyncExternalStore(
    subscribeDocumentData,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

/**
 * Calls the listener after each change to an attribute of the `html` element. Returns a function that stops
 * it.
 */
export function subscribeDocumentData(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
