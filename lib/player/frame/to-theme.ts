import { defaultExport } from '../compiler/tailwind-plugin';
import { presets, type System } from './theme-packages';

const resolveConfig: (config: object) => { theme: Record<string, unknown>; darkMode?: unknown } =
  defaultExport(require('tailwindcss/resolveConfig'));

/** Theme of a configuration, and sentences about the parts of the configuration that were skipped. */
interface ToThemeResult {
  theme: Record<string, unknown>;
  /** Value of `darkMode`, as JSON. Undefined if the configuration does not set it. */
  darkMode: unknown;
  notices: string[];
}

interface Terms {
  system: System;
  /** Whether a value comes from a missing package. */
  isMissing(value: unknown): boolean;
}

/** Maximum depth of a value in a theme. Deeper parts are skipped. */
const DEEPEST = 12;
/** Settings that change the names or the effects of classes, and that the site does not use. */
const SETTINGS = ['prefix', 'separator', 'important', 'corePlugins', 'blocklist'];

/**
 * Resolves the theme of a Tailwind configuration, and returns the keys of it that the configuration sets. Only
 * these keys differ from NativeWind's default theme. Throws if the configuration is not an object.
 */
export function toTheme(config: unknown, { system, isMissing }: Terms): ToThemeResult {
  if (!isObject(config) || typeof config === 'function')
    throw new Error('The configuration is not an object. Write module.exports = { … }.');
  const notices: string[] = [];
  const clean = withoutMissing(config, isMissing);
  const all = configsIn(clean);
  if (!all.includes(presets[system]))
    notices.push('The configuration has no nativewind/preset, which NativeWind requires.');
  const own = all.filter((item) => !Object.values(presets).includes(item));
  for (const name of SETTINGS) {
    if (own.some((item) => Reflect.get(item, name)))
      notices.push(`The setting ${name} is ignored.`);
  }
  if (own.some((item) => listOf(item, 'plugins').length > 0))
    notices.push('Plugins can add to the theme, but their classes are ignored.');
  const { theme, darkMode } = resolveConfig({ content: [], ...clean });
  const keys = new Set(own.flatMap(themeKeys));
  const found: Record<string, unknown> = {};
  for (const key of keys) {
    const value = toJson(theme[key], `theme.${key}`, { isMissing, notices });
    if (value !== undefined) found[key] = value;
  }
  const isDarkModeSet = own.some((item) => Reflect.get(item, 'darkMode') !== undefined);
  return {
    theme: found,
    darkMode: isDarkModeSet ? toJson(darkMode, 'darkMode', { isMissing, notices }) : undefined,
    notices,
  };
}

/** Returns a configuration without presets and plugins of missing packages. */
function withoutMissing(config: object, isMissing: Terms['isMissing']): object {
  const kept = (name: string) => listOf(config, name).filter((item) => !isMissing(item));
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

function listOf(config: object, name: string): unknown[] {
  const list = Reflect.get(config, name);
  return Array.isArray(list) ? list : [];
}

function themeKeys(config: object): string[] {
  const theme = Reflect.get(config, 'theme');
  if (!isObject(theme)) return [];
  const { extend, ...own } = { extend: undefined, ...theme };
  return [...Object.keys(own), ...(isObject(extend) ? Object.keys(extend) : [])];
}

type Walk = Pick<Terms, 'isMissing'> & { notices: string[] };

/** Copies a value of a theme as JSON. Skips everything else, and adds a notice with its place. */
function toJson(value: unknown, place: string, walk: Walk, depth = 0): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value === undefined) return undefined;
  if (walk.isMissing(value) || typeof value !== 'object' || depth === DEEPEST) {
    const what = walk.isMissing(value) ? 'comes from a missing package' : toKind(value);
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
