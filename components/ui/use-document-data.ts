import { useSyncExternalStore } from 'react';

/**
 * Returns the value of a `data-` attribute of the `html` element, and rerenders when it changes. `name` is
 * camelCase, such as `hasHydrated`. Returns `undefined` in static HTML, during hydration, and if the
 * attribute is not set. Scripts that run without React store their state in these attributes.
 */
export function useDocumentData(name: string): string | undefined {
  return useSyncExternalStore(
    subscribeDocumentData,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

/**
 * Calls the listener each time an attribute of the `html` element changes. Returns a function that removes
 * the listener.
 */
export function subscribeDocumentData(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
