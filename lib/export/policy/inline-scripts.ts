import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { isDataScript } from '@/lib/export/next/payload';

/** Function that returns whether the site itself generated an inline script. */
export type IsOwnScript = (code: string) => boolean;

/**
 * Returns a function that accepts only the site's own inline scripts. These are the scripts in
 * `ofComponents`, which components render, the 404 page's script, and the scripts with a page's React
 * payload.
 */
export function ownScripts(ofComponents: readonly string[]): IsOwnScript {
  const known = new Set([...ofComponents, notFoundScript]);
  return (code) => known.has(code) || isDataScript(code);
}
