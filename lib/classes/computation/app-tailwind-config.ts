import { withColorFunctions } from '@/lib/classes/data/color-functions';
import {
  type AppTheme,
  PLACE,
  type PluginCall,
  type PluginMethod,
  type System,
  type ThemeConfig,
} from '@/lib/classes/data/theme-config';
import { load } from './library-packages';

const CONTAINER_QUERIES = '@tailwindcss/container-queries';

/**
 * Tailwind configuration of an app on top of NativeWind's preset, without the sources of its classes. The theme
 * defaults to that of the preset.
 */
export function appTailwindConfig(
  system: System,
  preset: unknown,
  { darkMode, settings, plugins, [system]: theme = {} }: Partial<AppTheme>,
): object {
  return {
    ...settings?.[system],
    presets: [withoutKeys(preset, theme)],
    plugins: [plugins ? toPlugin(plugins[system]) : load(CONTAINER_QUERIES)],
    theme: withColorFunctions(theme),
    ...(darkMode && { darkMode }),
  };
}

/**
 * NativeWind's preset without the scales of a theme, which already contain what the preset adds to them. The preset
 * would otherwise replace values of the theme.
 */
function withoutKeys(preset: unknown, theme: ThemeConfig): object {
  const own = Object(typeof preset === 'function' ? preset() : preset);
  const { extend = {}, ...scales } = own.theme ?? {};
  const kept = (part: object) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => !Object.hasOwn(theme, key)));
  return { ...own, theme: { ...kept(scales), extend: kept(extend) } };
}

/** Tailwind's plugin API, with the methods that `PluginCall` has. */
type PluginApi = Record<PluginMethod, (...args: unknown[]) => void>;

/** Creates a Tailwind plugin that repeats the calls of an app's plugins. */
function toPlugin(calls: readonly PluginCall[]): (api: PluginApi) => void {
  return (api) => {
    for (const call of calls) repeat(call, api);
  };
}

function repeat(call: PluginCall, api: PluginApi): void {
  const { method, name = '', result } = call;
  const options = call.options && withColorFunctions(call.options);
  if (method === 'usePackage') load(CONTAINER_QUERIES).handler(api);
  else if (method === 'addVariant') api.addVariant(name, result);
  else if (method === 'matchVariant') api.matchVariant(name, toMatch(call), options);
  else if (method === 'matchComponents' || method === 'matchUtilities')
    api[method]({ [name]: toMatch(call) }, options);
  else api[method](result, options);
}

/**
 * Creates the function of a utility or variant, which returns what the plugin returned for a value. Tailwind skips
 * an empty list, so the class does not exist if the plugin's result is unknown.
 */
function toMatch({ result, results = [] }: PluginCall): (given: unknown) => unknown {
  const known = new Map(results.map(([value, own]) => [JSON.stringify(value), own]));
  return (given) => {
    // Tailwind passes some colors as functions of their opacity.
    const value = typeof given === 'function' ? given({}) : given;
    const own = known.get(JSON.stringify(value));
    if (own !== undefined) return own;
    if (result === undefined || typeof value !== 'string') return [];
    const inserted = JSON.stringify(value).slice(1, -1);
    return JSON.parse(JSON.stringify(result).replaceAll(PLACE, () => inserted));
  };
}
