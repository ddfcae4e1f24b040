import {
  type OwnClasses,
  showOwnClasses,
  toPanelLink,
  toSwatches,
} from '@/components/classes/app-theme/own-classes';
import {
  themeIndexClasses,
  themeIndexMore,
  themeIndexSame,
  themeIndexSummary,
  themeIndexUtility,
  themePalette,
  themePaletteName,
  themePaletteSummary,
  themeTable,
  themeTableFailed,
  themeTableWaiting,
} from '@/content/messages/app-theme';
import { classNative, classNone } from '@/content/messages/classes';
import { withBasePath, withoutBasePath } from '@/lib/browser/base-path';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { themePages } from '@/lib/classes/lookup/theme-differences';
import { toThemeTable } from '@/lib/classes/tables/theme-table';
import { normalizePath } from '@/lib/config/paths';
import { element, headerCell } from './piece-in-dom';

/** Number of classes that are listed for each utility. */
const LISTED = 6;
/** Maximum number of colors in the palette. */
const COLORS = 100;
/** Maximum number of rows of a table that is expanded initially. */
const SHORT = 8;
/** Utility whose classes show the colors of the theme. */
const COLORED = 'bg';

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
    const colors = await colorsOf([...pages.values()].flat(), classes);
    const link = element('p', toPanelLink(normalizePath(withoutBasePath(location.pathname) ?? '')));
    return () => {
      if (pages.size === 0) return place(element('p', themeIndexSame), link);
      place(...(colors.length > 0 ? [toPalette(colors)] : []), toUtilities(pages, classes), link);
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
  return toDetails(themeIndexSummary(rows.length), {
    name: themeTable,
    columns: [themeIndexUtility, themeIndexClasses],
    rows,
  });
}

/** Color of the theme, with its name, its swatches, and its value on native. */
interface OwnColor {
  name: string;
  colors: readonly string[];
  value: string;
}

/** Computes the colors among the classes of a theme. */
async function colorsOf(
  names: readonly string[],
  { index, source }: OwnClasses,
): Promise<OwnColor[]> {
  const colored = names.filter((name) => name.startsWith(`${COLORED}-`)).slice(0, COLORS);
  const computed = await source.ask(colored);
  const classes = colored.flatMap((name): ClassSupport[] => {
    const item = computed.get(name);
    return item?.css.includes('background-color: ') ? [item] : [];
  });
  const split = (name: string) => ({ utility: COLORED, value: name.slice(COLORED.length + 1) });
  const { rows, colors } = toThemeTable(classes, split, index.facts);
  return rows.flatMap(({ members }) =>
    members.map(({ name, values }) => ({
      name: split(name).value,
      colors: colors.get(name) ?? [],
      value: values.ios.join(', ') || classNone,
    })),
  );
}

function toPalette(colors: readonly OwnColor[]): HTMLElement {
  const rows = colors.map(({ name, colors: own, value }) => [
    [element('code', name)],
    [toSwatches(own), ' ', value],
  ]);
  return toDetails(themePaletteSummary(rows.length), {
    name: themePalette,
    columns: [themePaletteName, classNative],
    rows,
  });
}

type Cell = readonly (Node | string)[];

interface OwnTable {
  /** Accessible name. */
  name: string;
  columns: readonly string[];
  rows: readonly Cell[][];
}

/** Creates a table that can be collapsed. The first cell of each row is its header. */
function toDetails(summary: string, { name, columns, rows }: OwnTable): HTMLElement {
  const body = rows.map(([first = [], ...cells]) =>
    element('tr', headerCell('row', ...first), ...cells.map((cell) => element('td', ...cell))),
  );
  const table = element(
    'table',
    element('thead', element('tr', ...columns.map((column) => headerCell('col', column)))),
    element('tbody', ...body),
  );
  table.ariaLabel = name;
  const details = element('details', element('summary', summary), table);
  details.toggleAttribute('open', rows.length <= SHORT);
  return details;
}
