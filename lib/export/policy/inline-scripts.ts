import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { isDataScript } from '@/lib/export/next/payload';

/** Whether an inline script is one that the site itself writes. */
export type IsOwnScript = (code: string) => boolean;

/** Recognizes the inline scripts of a site: those of components, the script of the 404 page, and the page's data. */
export function ownScripts(ofComponents: readonly string[]): IsOwnScript {
  const known = new Set([...ofComponents, notFoundScript]);
  return (code) => known.has(code) || isDataScript(code);
}
