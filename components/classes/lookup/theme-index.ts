import {
  type OwnClasses,
  showOwnClasses,
  toPanelLink,
} from '@/components/classes/app-theme/own-classes';
import { themeColors, toPalette } from '@/components/classes/app-theme/own-palette';
import { toOwnTable } from '@/components/classes/app-theme/own-table';
import {
  themeIndexClasses,
  themeIndexMore,
  themeIndexSame,
  themeIndexSummary,
  themeIndexUtility,
  themeTable,
  themeTableFailed,
  themeTableWaiting,
} from '@/content/messages/app-theme';
import { withBasePath, withoutBasePath } from '@/lib/browser/base-path';
import { themePages } from '@/lib/classes/lookup/theme-differences';
import { normalizePath } from '@/lib/config/paths';
import { element } from './piece-in-dom';

/** Number of classes that are listed for each utility. */
const LISTED = 6;

/**
 * Shows the classes of the reader's theme above the index, by utility, and the colors of the theme. `version`
 * is the name of the docs version.
 */
export function startThemeIndex(index: HTMLElement, version: string, signal: AbortSignal): void {
  const box = element('div');
  box.className = 'own-theme';
  const place = (...parts: (Node | string)[]) => {
    box.replaceChildren(...parts);
    if (!box.isConnected) index.prepend(box);
  };
  const clear = (isWaiting: boolean) => {
    if (isWaiting) place(element('p', themeTableWaiting));
    else box.remove();
  };
  const compute = async (classes: OwnClasses) => {
    const pages = await themePages(classes.index, classes.source);
    const colors = await themeColors(classes);
    const link = element('p', toPanelLink(normalizePath(withoutBasePath(location.pathname) ?? '')));
    return () => {
      const palette = colors.length > 0 ? [toPalette(colors)] : [];
      const utilities = pages.size > 0 ? toUtilities(pages, classes) : element('p', themeIndexSame);
      place(...palette, utilities, link);
    };
  };
  const fail = (message: string) => place(element('p', themeTableFailed(message)));
  showOwnClasses(version, { clear, compute, fail }, signal);
}

function toUtilities(pages: ReadonlyMap<string, string[]>, { data }: OwnClasses): HTMLElement {
  const rows = [...pages].map(([page, names]) => {
    const link = element('a', data.titles[data.pages.indexOf(page)] ?? page);
    link.setAttribute('href', withBasePath(page));
    const listed = names.slice(0, LISTED).flatMap((name) => [element('code', name), ' ']);
    const rest = names.length - LISTED;
    return [[link], [...listed, ...(rest > 0 ? [themeIndexMore(rest)] : [])]];
  });
  return toOwnTable(themeIndexSummary(rows.length), {
    name: themeTable,
    columns: [themeIndexUtility, themeIndexClasses],
    rows,
  });
}
