import type { Sample } from '@/lib/content/code-blocks/sample';

/** Patterns for the names of configuration files that are checked, keyed by the tool that reads them. */
const TOOLS = {
  tailwind: /(^|\/)tailwind(\.\w+)?\.config\.c?js$/,
  babel: /(^|\/)babel\.config\.js$/,
  metro: /(^|\/)metro\.config\.js$/,
  bundler: /(^|\/)(postcss|next|vite)\.config\.c?js$/,
} as const;

/** Tool that reads a configuration file. */
export type Tool = keyof typeof TOOLS;

/** Returns the tool that reads a sample as its configuration file. Returns `undefined` for other code. */
export function toolOf({ language, meta: { title = '' } }: Sample): Tool | undefined {
  if (language !== 'js') return undefined;
  return (['tailwind', 'babel', 'metro', 'bundler'] as const).find((it) => TOOLS[it].test(title));
}

/**
 * Returns the code of the files that a configuration sample may import, keyed by name. These are the
 * JavaScript samples of its page that have a title. If several have the same title, the sample itself or
 * otherwise the first one is used.
 */
export function filesBeside(sample: Sample, samples: readonly Sample[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { page, language, meta, code } of [sample, ...samples]) {
    const name = meta.title;
    if (page !== sample.page || language !== 'js' || !name || files.has(name)) continue;
    files.set(name, code);
  }
  return files;
}

/**
 * Returns the problems with a Babel configuration's keys, presets, and plugins. `isInstalled` returns whether
 * a module of NativeWind exists.
 */
export function babelProblems(value: unknown, isInstalled: (name: string) => boolean): string[] {
  const unknown = Object.keys(value ?? {}).filter((key) => !/^(presets|plugins)$/.test(key));
  const { presets = [], plugins = [] } = (value ?? {}) as { presets?: unknown; plugins?: unknown };
  const lists = [presets, plugins];
  if (!lists.every(Array.isArray)) return ['presets and plugins have to be lists'];
  const names = lists.flat().map((entry) => (Array.isArray(entry) ? entry[0] : entry));
  return [
    ...unknown.map((key) => `${key} is not an option that these pages explain`),
    ...names
      .filter((name) => typeof name !== 'string' || name === '')
      .map((name) => `${JSON.stringify(name)} does not name a preset or plugin`),
    ...names
      .filter((name) => /^nativewind\b/.test(String(name)) && !isInstalled(String(name)))
      .map((name) => `${name} is not part of the package`),
  ];
}
