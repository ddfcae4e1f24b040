import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { isDataScript } from '@/lib/export/next/payload';

/** Predicate for inline scripts that the site itself generates. */
export type IsOwnScript = (code: string) => boolean;

/**
 * Returns a predicate that accepts the scripts in `ofComponents`, the 404 page's script and the page data
 * script.
 */
export function ownScripts(ofComponents: readonly string[]): IsOwnScript {
  const known = new Set([...ofComponents, notFoundScript]);
  return (code) => known.has(code) || isDataScript(code);
}
