import defaultTheme from 'tailwindcss/defaultTheme.js';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { splitColor } from '@/lib/classes/data/palette';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { shortCss } from '@/lib/classes/data/short-style';
import { toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';

/**
 * Returns the usage notes for the classes in a page's tables, as a Markdown list. The notes cover variants,
 * values in brackets such as `gap-[13px]`, and theme keys.
 */
export function toUsage(
  version: Pick<VersionConfig, 'path'>,
  { classes, open }: ClassStore,
  tables: readonly Selection[],
): string {
  const path = toPrefix(version.path);
  const shown = [...new Set(tables.flatMap((table) => selectClasses(classes, table)))];
  const items = [
    withVariants(shown, path),
    inBrackets(shown, new Set(open), path),
    inTheme(shown, path),
  ];
  return items.map((item) => item && `- ${item}\n`).join('');
}

/**
 * Returns an example class, preferably one that works on native and has a medium value, such as `gap-4`.
 * Undefined when there are no classes.
 */
function exampleOf(shown: ClassSupport[]): ClassSupport | undefined {
  const works = shown.filter(({ support }) => support.ios !== 'none' || support.android !== 'none');
  const candidates = works.length > 0 ? works : shown;
  return (
    candidates.find(({ name }) => /^[^-].*-(?:4|45|md|500|50)$/.test(name)) ??
    candidates.find(({ name }) => !/-(?:0|none|auto)$/.test(name)) ??
    candidates[0]
  );
}

function withVariants(shown: ClassSupport[], path: string): string {
  const example = exampleOf(shown);
  if (!example) return '';
  const { name, status } = example;
  const where = status === 'web only' ? ', all of them on the web only' : '';
  return `**With variants:** \`dark:${name}\` applies in the dark theme, \`active:${name}\` during a press, and \`md:${name}\` in wide windows${where}. [States](${path}/core-concepts/states) lists the variants that work on native.`;
}

function inBrackets(shown: ClassSupport[], open: ReadonlySet<string>, path: string): string {
  const example = exampleOf(takingBrackets(shown, open));
  if (!example) return '';
  const utility = utilityOf(example.name);
  const value = valueLike(example);
  const sample = `${utility}-[${value ?? '…'}]`;
  const query = value ? `?class=${encodeURIComponent(sample)}` : '';
  return `**Values in brackets:** \`${sample}\` takes your own value. [The lookup](${path}/tailwind${query}) shows what it becomes on each platform.`;
}

function inTheme(shown: ClassSupport[], path: string): string {
  const keys = [...new Set(shown.map(({ plugin }) => plugin))].filter(isThemeKey);
  const [key] = keys;
  if (!key) return '';
  const others = keys.length > 1 ? ` (or \`${keys.slice(1).join('`, `')}\`)` : '';
  const bases = basesOf(key);
  const all = bases.map((base) => `\`theme.${base}\``).join(' and ');
  const page = bases.includes('colors') ? 'colors' : 'theme';
  const from = all && ` It already includes ${all}.`;
  return `**In your theme:** Add your own steps to \`theme.extend.${key}\`${others}.${from} [${page === 'theme' ? 'Theme' : 'Colors'}](${path}/customization/${page}) shows how.`;
}

/** Returns the classes whose utility accepts a value in brackets for what they set. */
export function takingBrackets(
  shown: readonly ClassSupport[],
  open: ReadonlySet<string>,
): ClassSupport[] {
  return shown.filter(({ name, plugin }) => plugin in defaultTheme && open.has(utilityOf(name)));
}

/** Returns the utility of a class, such as `gap-x` for `gap-x-4`. */
export function utilityOf(name: string): string {
  return splitColor(name)?.utility ?? name.replace(/-[^-]+$/, '');
}

/**
 * Returns an example value of the same kind as a class's value, such as `13px` for a length, or an example
 * color. Undefined when the class has no single value with a known unit.
 */
function valueLike({ name, css }: ClassSupport): string | undefined {
  if (splitColor(name)) return '#1e8bb8';
  const [, unit] = /^[\w-]+: -?[\d.]+(px|rem|%|deg|ms)?(?:$|; )/.exec(shortCss(css)) ?? [];
  return { px: '13px', rem: '13px', '%': '13%', deg: '13deg', ms: '130ms' }[unit ?? ''];
}

type ThemeKey = keyof typeof defaultTheme;

function isThemeKey(key: string): key is ThemeKey & string {
  return key in defaultTheme;
}

/**
 * Returns the theme keys that a theme key takes values from, such as `spacing` for `padding`. Empty when
 * there are none.
 */
function basesOf(key: ThemeKey): string[] {
  const bases = new Set<string>();
  const values: unknown = defaultTheme[key];
  if (typeof values !== 'function') return [];
  const theme = (path: string) => {
    if (!path.includes('.')) bases.add(path);
    return {};
  };
  values({ theme, colors: {}, breakpoints: () => ({}) });
  return [...bases];
}
