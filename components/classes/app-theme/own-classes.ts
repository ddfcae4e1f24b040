import { element } from '@/components/classes/lookup/piece-in-dom';
import { themeTableLink } from '@/content/messages/app-theme';
import { withBasePath } from '@/lib/browser/base-path';
import { subscribeStored } from '@/lib/browser/storage';
import { appThemeKey } from '@/lib/browser/storage-keys';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { type LookupData, type LookupIndex, toIndex } from '@/lib/classes/lookup/lookup-index';
import type { ThemeSource } from '@/lib/classes/lookup/themed-answer';
import type { ClassColors } from '@/lib/classes/tables/theme-table';
import { readOwnTheme, themePanelHash } from './app-theme';
import { libraryWithTheme } from './themed-library';

/** Class data of the default theme, and functions that run NativeWind with the reader's theme. */
export interface OwnClasses {
  index: LookupIndex;
  data: LookupData;
  theme: AppTheme;
  source: ThemeSource;
}

/** Functions that show the classes of the reader's theme on a page. */
interface OwnClassesView {
  /** Removes what is shown. `isWaiting` is whether classes are about to be computed. */
  clear(isWaiting: boolean): void;
  /** Computes what to show, and resolves to a function that shows it. */
  compute(classes: OwnClasses): Promise<() => void>;
  fail(message: string): void;
}

/**
 * Shows the classes of the reader's theme, and again whenever the theme changes, in this tab or in another one.
 * `version` is the name of the docs version.
 */
export function showOwnClasses(version: string, view: OwnClassesView, signal: AbortSignal): void {
  let run = 0;
  const show = async () => {
    run += 1;
    const current = run;
    const isCurrent = () => run === current && !signal.aborted;
    const theme = readOwnTheme()?.theme;
    view.clear(theme !== undefined);
    if (!theme) return;
    try {
      const present = await view.compute(await load(version, theme));
      if (isCurrent()) present();
    } catch (error) {
      if (isCurrent()) view.fail(error instanceof Error ? error.message : String(error));
    }
  };
  signal.addEventListener('abort', subscribeStored(appThemeKey, show));
  void show();
}

async function load(version: string, theme: AppTheme): Promise<OwnClasses> {
  const url = withBasePath(`/classes/${version}.json`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: LookupData = await response.json();
  const library = await libraryWithTheme(data.library ?? '', theme);
  const ask = (names: string[]) => library.ask(names, () => {});
  return { index: toIndex(data), data, theme, source: { ask, names: library.names } };
}

/** Returns the path of the page with the lookup, which is the index of a utility page's section. */
export function lookupOf(page: string): string {
  return page.split('/').slice(0, 2).join('/');
}

/** Creates a link to the panel for the theme. `lookup` is the path of the page with the lookup. */
export function toPanelLink(lookup: string): HTMLElement {
  const link = element('a', themeTableLink);
  link.setAttribute('href', withBasePath(lookup) + themePanelHash);
  return link;
}

/** Returns the colors of a class on iOS, and those on Android if they are different. */
export function nativeColors({ ios, android }: ClassColors): string[] {
  return ios.join() === android.join() ? [...ios] : [...ios, ...android];
}

/** Creates swatches for colors. Leaves out those that the browser does not support as a color. */
export function toSwatches(colors: readonly string[]): HTMLElement {
  const swatches = colors
    .filter((color) => CSS.supports('color', color))
    .map((color) => {
      const swatch = element('span');
      swatch.className = 'own-color';
      swatch.style.backgroundColor = color;
      return swatch;
    });
  const list = element('span', ...swatches);
  list.ariaHidden = 'true';
  return list;
}
