import { load } from './library-packages';
import { corePluginNames, createContext } from './tailwind-css';

/** Plugin names for classes that no Tailwind core plugin generates, with a pattern for the class names. */
const OWN: [name: string, pattern: RegExp][] = [
  ['safeArea', /-safe(-|$)/],
  ['pointerEvents', /^pointer-events-/],
  ['elevation', /^elevation(-|$)/],
  ['ripple', /^ripple-/],
  ['thumb', /^thumb-/],
  ['color', /^color-/],
];

/**
 * Maps every class of NativeWind 4 except `dark` to the name of the plugin that generates it. Includes the
 * classes of Tailwind's core plugins, NativeWind's plugins and the container queries plugin. Runs each core
 * plugin with NativeWind's native theme as well, because that theme adds steps to the scales.
 */
export function catalog(): Map<string, string> {
  const { default: preset } = load('nativewind/dist/tailwind/native');
  const found = new Map<string, string>();
  for (const plugin of corePluginNames()) {
    for (const config of [{}, { theme: preset.theme }]) {
      const context = createContext({ ...config, corePlugins: [plugin] });
      for (const name of context.getClassList()) add(found, name, plugin);
    }
  }
  for (const { config } of presets()) {
    for (const name of createContext(config).getClassList()) {
      if (name !== 'dark' && !found.has(name)) found.set(name, ownPlugin(name));
    }
  }
  const queries = load('@tailwindcss/container-queries');
  const context = createContext({ corePlugins: [], plugins: [queries] });
  for (const name of context.getClassList()) add(found, name, 'containerQueries');
  return found;
}

function presets(): { config: object }[] {
  return ['native', 'web'].map((os) => ({
    config: { presets: [load(`nativewind/dist/tailwind/${os}`).default] },
  }));
}

function add(found: Map<string, string>, name: string, plugin: string): void {
  if (!found.has(name)) found.set(name, plugin);
}

function ownPlugin(name: string): string {
  const match = OWN.find(([, pattern]) => pattern.test(name));
  if (!match) throw new Error(`No plugin matches the class ${name}. Add a pattern to OWN.`);
  return match[0];
}
