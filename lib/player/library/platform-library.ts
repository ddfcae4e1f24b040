import init from 'lightningcss-wasm';
import { computeNative, computeWeb } from '@/lib/classes/computation/compute-platform';
import type { Observed } from '@/lib/classes/computation/observe-class';
import { webContext } from '@/lib/classes/computation/tailwind-css';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { NEEDS_WHOLE } from './library-question';

/**
 * Computes the native style of each class for the platform that this copy of NativeWind was loaded for. The
 * theme defaults to that of the preset. Throws an Error with the message `NEEDS_WHOLE` when the parser lacks
 * code that a class needs.
 */
export async function observe(
  classes: string[],
  parser: WebAssembly.Module,
  theme?: AppTheme,
): Promise<Observed[]> {
  await init(Promise.resolve(parser));
  try {
    return await computeNative(classes, () => {}, theme);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Error(NEEDS_WHOLE);
    throw error;
  }
}

/** Computes the web CSS of each class. Only works in the copy of NativeWind that was loaded for the web. */
export function css(classes: string[], theme?: AppTheme): Promise<string[]> {
  return computeWeb(classes, () => {}, theme);
}

/**
 * Returns the names of all classes of a theme, without those that have values in brackets. Only works in the
 * copy of NativeWind that was loaded for the web.
 */
export function names(theme: AppTheme): string[] {
  return webContext(theme).getClassList();
}
