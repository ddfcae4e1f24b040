import { useSyncExternalStore } from 'react';

/**
 * The value of a `data-` attribute of the html element, by its name in camel case; undefined in static HTML, on the
 * first render, and without the attribute. The scripts that need no React keep what they decide in these attributes.
 */
export function useDocumentData(name: string): string | undefined {
  return useSyncExternalStore(
    subscribeDocumentData,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

/** Calls the listener after each change of an attribute of the html element. */
export function subscribeDocumentData(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
