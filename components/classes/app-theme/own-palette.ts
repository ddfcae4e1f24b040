import { element } from '@/components/classes/lookup/piece-in-dom';
import { themePalette, themePaletteName, themePaletteSummary } from '@/content/messages/app-theme';
import { classNative, classNone } from '@/content/messages/classes';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import { themeDifferences } from '@/lib/classes/lookup/theme-differences';
import { type ClassColors, toThemeTable } from '@/lib/classes/tables/theme-table';
import { type OwnClasses, toSwatches } from './own-classes';
import { toOwnTable } from './own-table';

/** Utility whose classes show the colors of the theme. */
const COLORED = 'bg';
/** Class on the page with the classes of this utility. */
const EXAMPLE = 'bg-black';
/** Maximum number of colors in the palette. */
const MOST = 100;

const SYSTEMS = ['ios', 'android'] as const;

/** Color of a theme with its colors and values on each native platform. */
interface OwnColor {
  name: string;
  swatches: ClassColors;
  /** Value in the light and in the dark color scheme, as text. */
  values: Record<(typeof SYSTEMS)[number], string>;
}

/** Computes the colors that only the reader's theme has or that it changes. */
export async function themeColors({
  index,
  theme,
  source,
}: Pick<OwnClasses, 'index' | 'theme' | 'source'>): Promise<OwnColor[]> {
  const [group] = index.places.get(EXAMPLE) ?? [];
  const page = group && index.pages[group.page];
  if (page === undefined) return [];
  const found = await themeDifferences(index, page, theme, source);
  const classes = found.classes.filter(({ css }) => css.includes('background-color: '));
  const split = (name: string) => ({ utility: COLORED, value: name.slice(COLORED.length + 1) });
  const { rows, colors } = toThemeTable(classes, split, index.facts);
  return rows
    .flatMap(({ members }) => members)
    .slice(0, MOST)
    .map(({ name, values: { ios, android } }) => ({
      name: split(name).value,
      swatches: colors.get(name) ?? { ios: [], android: [] },
      values: { ios: ios.join(', ') || classNone, android: android.join(', ') || classNone },
    }));
}

/** Creates the table of a theme's colors. iOS and Android have their own columns if any of their values differ. */
export function toPalette(colors: readonly OwnColor[]): HTMLElement {
  const isSame = colors.every(({ values }) => values.ios === values.android);
  const systems = isSame ? SYSTEMS.slice(0, 1) : SYSTEMS;
  const rows = colors.map(({ name, swatches, values }) => [
    [element('code', name)],
    ...systems.map((system) => [toSwatches(swatches[system]), ' ', values[system]]),
  ]);
  const platforms = systems.map((system) => PLATFORM_NAMES[system]);
  return toOwnTable(themePaletteSummary(rows.length), {
    name: themePalette,
    columns: [themePaletteName, ...(isSame ? [classNative] : platforms)],
    rows,
  });
}
