import { toColorFunction } from '@/lib/classes/data/color-functions';
import { PLACE, type PluginCall } from '@/lib/classes/data/theme-config';
import { limitedList } from './limited-list';

/** Resolved theme and settings, and the functions that `pluginCalls` needs. */
interface Source {
  /** Resolved configuration. */
  config: object;
  /**
   * Copies a value as JSON. Skips everything else, except functions that are colors if `hasColors` is true. `place`
   * is its place in the configuration.
   */
  toJson(value: unknown, place: string, hasColors?: boolean): unknown;
  notices: string[];
  /** Returns the name of the package that a plugin comes from, if the site itself uses this package. */
  packageOf(plugin: unknown): string | undefined;
}

/** Function of a plugin that returns the styles or the selectors for a value. */
type Match = (value: unknown, extras: { modifier: null }) => unknown;

/**
 * Runs the plugins of a Tailwind configuration, and returns their calls to Tailwind's plugin API. A plugin that
 * throws is skipped. Sentences about skipped parts are added to `notices`.
 */
export function pluginCalls(plugins: readonly unknown[], source: Source): PluginCall[] {
  return plugins.flatMap((plugin) => {
    const calls: PluginCall[] = [];
    const name = source.packageOf(plugin);
    if (name) return [{ method: 'usePackage', name }];
    try {
      run(plugin, toApi(calls, source));
      return calls;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      source.notices.push(`A plugin is skipped because it failed: ${message}`);
      return [];
    }
  });
}

function run(plugin: unknown, api: object): void {
  const isFactory = typeof plugin === 'function' && '__isOptionsFunction' in plugin;
  const made: unknown = isFactory ? plugin() : plugin;
  const handler: unknown = typeof made === 'function' ? made : Object(made).handler;
  if (typeof handler === 'function') handler(api);
}

/** Returns Tailwind's plugin API. Its functions add to `calls` instead of to a style sheet. */
function toApi(calls: PluginCall[], source: Source): object {
  const { config, toJson, notices } = source;
  const at = (path: unknown, other?: unknown) => valueAt(config, path, other);
  const add =
    (method: 'addBase' | 'addComponents' | 'addUtilities') => (rules: unknown, options: unknown) =>
      calls.push({ method, result: toJson(rules, method), ...toOptions(options, source) });
  const match =
    (method: 'matchComponents' | 'matchUtilities') =>
    (utilities: Record<string, Match>, options: unknown) => {
      for (const [name, utility] of Object.entries(utilities)) {
        if (typeof utility !== 'function')
          throw new TypeError(`${method} got a value for ${name} that is not a function.`);
        calls.push({ method, name, ...results(name, utility, options, source) });
      }
    };
  return {
    addBase: add('addBase'),
    addComponents: add('addComponents'),
    addUtilities: add('addUtilities'),
    matchComponents: match('matchComponents'),
    matchUtilities: match('matchUtilities'),
    matchVariant: (name: string, variant: Match, options: unknown) =>
      calls.push({ method: 'matchVariant', name, ...results(name, variant, options, source) }),
    addVariant(name: string, definition: unknown) {
      const definitions = Array.isArray(definition) ? limitedList(definition, name) : [definition];
      const result = definitions.flatMap((item) => selectorsOf(item, name));
      if (result.every((selector) => typeof selector === 'string'))
        calls.push({ method: 'addVariant', name, result });
      else notices.push(`The variant ${name} changes rules with a function, so it is ignored.`);
    },
    addDefaults() {},
    config: (path?: unknown, other?: unknown) => (path === undefined ? config : at(path, other)),
    corePlugins: (name: string) => [at('corePlugins')].flat().includes(name),
    e: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
    prefix: (selector: string) => selector,
    theme: (path: string, other?: unknown) =>
      toValue(path, valueAt(config, `theme.${path}`, other)),
    variants: () => [],
  };
}

/**
 * Selectors of the variant `name`. Contains undefined if they depend on the rules that Tailwind passes to a function.
 */
function selectorsOf(definition: unknown, name: string): unknown[] {
  if (typeof definition !== 'function') return [definition];
  try {
    const selectors: unknown = definition({ separator: ':' });
    return Array.isArray(selectors) ? limitedList(selectors, name) : [selectors];
  } catch {
    return [undefined];
  }
}

/** Options of a call as JSON. The values in brackets that a utility accepts have a type, such as `color`. */
function toOptions(options: unknown, { toJson }: Source): Pick<PluginCall, 'options'> {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return {};
  const { sort: _, ...own } = { sort: undefined, ...options };
  return { options: Object(toJson(own, 'options', true)) };
}

/** Calls a plugin's function for each of its values, and for a value in brackets. */
function results(
  name: string,
  match: Match,
  given: unknown,
  source: Source,
): Pick<PluginCall, 'result' | 'results' | 'options'> {
  const { options } = toOptions(given, source);
  const ask = (value: unknown) => source.toJson(match(value, { modifier: null }), name);
  const all = Object.values(Object(options?.values)).map((value) => {
    const color = toColorFunction(value);
    return color ? ([color({}), ask(color)] as const) : ([value, ask(value)] as const);
  });
  const result = resultInPlace(ask);
  const isSame = ([value, own]: (typeof all)[number]) =>
    typeof value === 'string' && JSON.stringify(own) === inPlace(result, value);
  const others = all.filter((item) => !isSame(item));
  const isTemplate = result !== undefined && others.every(([value]) => typeof value !== 'string');
  if (!isTemplate)
    source.notices.push(
      `${name} of a plugin is only answered for the values in its theme, not for values in brackets.`,
    );
  return {
    ...(isTemplate && { result }),
    results: isTemplate ? others : all,
    ...(options && { options }),
  };
}

/** Returns the result for `PLACE`, or undefined if it does not contain `PLACE`. */
function resultInPlace(ask: (value: unknown) => unknown): unknown {
  try {
    const result = ask(PLACE);
    return JSON.stringify(result)?.includes(PLACE) ? result : undefined;
  } catch {
    return undefined;
  }
}

function inPlace(result: unknown, value: string): string | undefined {
  return JSON.stringify(result)?.replaceAll(PLACE, () => JSON.stringify(value).slice(1, -1));
}

function valueAt(config: object, path: unknown, other: unknown): unknown {
  // As in Tailwind, `spacing[2.5]` is one key of `spacing`.
  const keys = Array.isArray(path)
    ? path
    : (String(path).match(/[^.[\]]+(?![^[]*\])|(?<=\[)[^\]]+/g) ?? []);
  let value: unknown = config;
  for (const key of keys)
    value = value === undefined || value === null ? undefined : Object(value)[key];
  return value === undefined ? other : value;
}

/** Keys of a theme whose lists are joined with commas, as in Tailwind's `theme()`. */
const LISTS = new Set(
  'fontFamily boxShadow transitionProperty transitionDuration transitionDelay transitionTimingFunction backgroundImage backgroundSize backgroundColor cursor animation'.split(
    ' ',
  ),
);

/** Converts a value of a theme as Tailwind's `theme()` does. */
function toValue(path: string, value: unknown): unknown {
  const [key = ''] = path.split(/[.[]/);
  const own = typeof value === 'function' ? value({}) : value;
  if (!Array.isArray(own)) return own;
  if (key === 'fontSize' || key === 'outline') return own[0];
  if (!LISTS.has(key)) return own;
  const hasOptions = key === 'fontFamily' && typeof own[1] === 'object';
  return hasOptions ? toValue(path, own[0]) : own.join(', ');
}
