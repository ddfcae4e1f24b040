import { toColorJson } from '@/lib/classes/data/color-functions';
import { CSS_SETTINGS, type PluginCall, type System } from '@/lib/classes/data/theme-config';
import { defaultExport } from '../compiler/tailwind-plugin';
import { LONGEST_THEME } from '../theme-protocol';
import { limitedList } from './limited-list';
import { pluginCalls } from './plugin-calls';
import { presets, type ThemePackages } from './theme-packages';

interface ResolvedConfig extends Record<string, unknown> {
  theme: Record<string, unknown>;
  plugins: unknown[];
}

const resolveConfig: (config: object) => ResolvedConfig = defaultExport(
  require('tailwindcss/resolveConfig'),
);

/** Theme of a configuration, and sentences about the parts of the configuration that were skipped. */
interface ToThemeResult {
  theme: Record<string, unknown>;
  /** Value of `darkMode`, as JSON. Undefined if the configuration does not set it. */
  darkMode: unknown;
  /** Values of `CSS_SETTINGS` that the configuration sets. */
  settings: Record<string, unknown>;
  plugins: PluginCall[];
  /** Names of the missing packages of plugins. */
  skipped: string[];
  notices: string[];
}

interface Terms extends Pick<ThemePackages, 'missingFrom' | 'packageOf'> {
  system: System;
}

/**
 * Maximum number of characters and values in the themes of a configuration. The answer contains the resolved theme
 * at least twice, for the web and for native.
 */
const LONGEST_OWN_THEME = LONGEST_THEME / 2;
/** Depth of a key of `theme.extend`, such as `colors`. */
const DEPTH_OF_KEY = 2;
/** Maximum depth of a value in a theme. Deeper parts are skipped. */
const DEEPEST = 12;
/** Maximum number of values in a theme and in what its plugins add. */
const MOST_VALUES = 100_000;
/** Settings that change the names of classes, and that the site does not use. */
const IGNORED = ['prefix', 'separator'];

/**
 * Resolves the theme of a Tailwind configuration, and returns the keys of it that the configuration sets. Only
 * these keys differ from NativeWind's default theme. Throws if the configuration is not an object.
 */
export function toTheme(config: unknown, { system, missingFrom, packageOf }: Terms): ToThemeResult {
  if (!isObject(config) || typeof config === 'function')
    throw new Error('The configuration is not an object. Write module.exports = { … }.');
  const notices: string[] = [];
  const clean = withoutMissing(config, missingFrom);
  const all = configsIn(clean);
  if (!all.includes(presets[system]))
    notices.push('The configuration has no nativewind/preset, which NativeWind requires.');
  const own = all.filter((item) => !Object.values(presets).includes(item));
  const isSet = (name: string) => own.some((item) => Reflect.get(item, name) !== undefined);
  for (const name of IGNORED) {
    if (own.some((item) => Reflect.get(item, name)))
      notices.push(`The setting ${name} is ignored.`);
  }
  assertResolvable(own.map((item) => Reflect.get(item, 'theme')));
  const resolved = resolveConfig({ ...clean, content: [] });
  const walk = { missingFrom, notices, total: { count: 0 }, hasColors: true };
  const entries = (names: Iterable<string>, from: Record<string, unknown>, place = '') =>
    Object.fromEntries(
      [...names]
        .map((name) => [name, toJson(from[name], `${place}${name}`, walk)] as const)
        .filter(([, value]) => value !== undefined),
    );
  const ofPresets = new Set(configsIn(presets[system]).flatMap((item) => listOf(item, 'plugins')));
  return {
    theme: entries(new Set(own.flatMap(themeKeys)), resolved.theme, 'theme.'),
    darkMode: isSet('darkMode') ? toJson(resolved.darkMode, 'darkMode', walk) : undefined,
    settings: entries(CSS_SETTINGS.filter(isSet), resolved),
    plugins: pluginCalls(
      resolved.plugins.filter((plugin) => !ofPresets.has(plugin)),
      {
        config: resolved,
        toJson: (value, place, hasColors = false) => toJson(value, place, { ...walk, hasColors }),
        notices,
        packageOf,
      },
    ),
    skipped: listOf(config, 'plugins').flatMap((plugin) => missingFrom(plugin) ?? []),
    notices,
  };
}

/**
 * Throws if the themes of a configuration are larger than `LONGEST_OWN_THEME`. Tailwind resolves colors more than
 * twenty times, so a large theme could take longer than the page waits.
 */
function assertResolvable(themes: readonly unknown[]): void {
  let size = 0;
  const add = (more: number) => {
    size += more;
    if (size > LONGEST_OWN_THEME)
      throw new Error(
        `The theme has too many characters and values; the limit is ${LONGEST_OWN_THEME}.`,
      );
  };
  const known = new Set<unknown>();
  const visit = (value: unknown, depth = 0): void => {
    // Empty items of a sparse list count, because Tailwind copies them too.
    add(typeof value === 'string' || Array.isArray(value) ? value.length : 1);
    // Tailwind copies a string that replaces all values of a theme key character by character.
    const isCopied = isObject(value) || (typeof value === 'string' && depth <= DEPTH_OF_KEY);
    if (!isCopied || typeof value === 'function' || known.has(value)) return;
    known.add(value);
    add(String(Object.keys(value)).length);
    for (const item of Object.values(value)) visit(item, depth + 1);
  };
  for (const theme of themes) visit(theme);
}

/** Returns a configuration without presets and plugins of missing packages. */
function withoutMissing(config: object, missingFrom: Terms['missingFrom']): object {
  const kept = (name: 'presets' | 'plugins') =>
    listOf(config, name).filter((item) => !missingFrom(item));
  return { ...config, presets: kept('presets'), plugins: kept('plugins') };
}

/** Returns a configuration with its presets and the configurations of its plugins, recursively. */
function configsIn(config: object): object[] {
  const presets = listOf(config, 'presets').map((preset) =>
    typeof preset === 'function' ? preset() : preset,
  );
  const plugins = listOf(config, 'plugins').map((plugin) => {
    const made =
      typeof plugin === 'function' && '__isOptionsFunction' in plugin ? plugin() : plugin;
    return isObject(made) ? Reflect.get(made, 'config') : undefined;
  });
  return [config, ...[...presets, ...plugins].filter(isObject).flatMap(configsIn)];
}

/** Returns the presets or plugins of a configuration. Throws if there are too many. */
function listOf(config: object, name: 'presets' | 'plugins'): unknown[] {
  const list = Reflect.get(config, name);
  return Array.isArray(list) ? limitedList(list, name) : [];
}

function themeKeys(config: object): string[] {
  const theme = Reflect.get(config, 'theme');
  if (!isObject(theme)) return [];
  const { extend, ...own } = { extend: undefined, ...theme };
  return [...Object.keys(own), ...(isObject(extend) ? Object.keys(extend) : [])];
}

interface Walk extends Pick<Terms, 'missingFrom'> {
  notices: string[];
  /** Number of values so far, in all copies of the configuration. */
  total: { count: number };
  /** True where a function is a color that depends on its opacity. */
  hasColors: boolean;
}

/**
 * Copies a value as JSON, with colors that are functions. Skips everything else, and adds a notice with its place.
 * Throws after `MOST_VALUES` values, because a value that contains itself has no end.
 */
function toJson(value: unknown, place: string, walk: Walk, depth = 0): unknown {
  // Even the holes of a list take time.
  walk.total.count += Array.isArray(value) ? value.length : 1;
  if (walk.total.count > MOST_VALUES)
    throw new Error(`The theme has more than ${MOST_VALUES} values. Does ${place} contain itself?`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value === undefined) return undefined;
  const missing = walk.missingFrom(value);
  const mayBeColor = walk.hasColors && typeof value === 'function' && !missing;
  const color = mayBeColor ? toColorJson((opacity) => value(opacity)) : undefined;
  if (color) return color;
  if (missing || typeof value !== 'object' || depth === DEEPEST) {
    const what = missing ? 'comes from a missing package' : toKind(value);
    walk.notices.push(`${place} ${what}, so it is skipped.`);
    return undefined;
  }
  if (Array.isArray(value))
    return value.map((item, at) => toJson(item, `${place}[${at}]`, walk, depth + 1) ?? null);
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    toJson(item, `${place}.${key}`, walk, depth + 1),
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function toKind(value: unknown): string {
  if (typeof value === 'function') return 'is a function';
  return typeof value === 'object' ? 'is nested too deeply' : `is a ${typeof value}`;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
