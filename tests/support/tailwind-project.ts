import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Ended, type ProjectFiles, runNode, writeProject } from './project';

const require = createRequire(import.meta.url);

/**
 * Platforms for which NativeWind runs Tailwind. If no platform is set, Tailwind uses NativeWind's preset for
 * the web.
 */
export type PackagePlatform = 'ios' | 'android' | 'web';

/** The three `@tailwind` lines at the start of an app's `global.css`. */
export const TAILWIND_LINES = '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n';

/** Returns the Tailwind configuration that the docs recommend, with `extra` properties added. */
export function tailwindConfig(extra = ''): string {
  return `module.exports = { content: ['./App.tsx'], presets: [require('nativewind/preset')], ${extra} };`;
}

/** Arguments that make Node run `tailwindcss -i ./global.css -o ./out.css`. */
export const TAILWIND_COMMAND = [
  require.resolve('tailwindcss/lib/cli.js'),
  '-i',
  './global.css',
  '-o',
  './out.css',
];

/**
 * Runs the docs' Tailwind command in a new project, for one platform. `css` is empty if the command fails.
 */
export async function runTailwind(
  files: ProjectFiles,
  platform?: PackagePlatform,
): Promise<Ended & { css: string }> {
  const folder = writeProject({
    'App.tsx': '<View className="p-4" />',
    'tailwind.config.js': tailwindConfig(),
    ...files,
  });
  const ended = await runNode(folder, TAILWIND_COMMAND, { NATIVEWIND_OS: platform });
  return { ...ended, css: ended.code === 0 ? readFileSync(join(folder, 'out.css'), 'utf8') : '' };
}
