import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { writeTree } from './write-tree';

const FOLDER = 'node_modules/.cache/projects';
const require = createRequire(import.meta.url);
const written: string[] = [];

process.once('exit', () => {
  for (const folder of written) rmSync(folder, { recursive: true, force: true });
});

/** Text files of a test app, keyed by path. */
export type ProjectFiles = Record<string, string>;

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
 * Writes a project to a new folder and returns the folder's path. By default, the folder is inside this
 * repository, so the project can import installed packages. The folder is removed when the process exits.
 */
export function writeProject(files: ProjectFiles, parent = FOLDER): string {
  const folder = resolve(parent, randomUUID());
  written.push(folder);
  return writeTree(folder, { 'package.json': '{ "type": "commonjs" }', ...files });
}

/** Result of a process: its exit code, its output (stdout and stderr), and the IPC messages that it sent. */
export interface Ended {
  code: number | null;
  output: string;
  sent: string[];
}

/** Runs Node in `folder`. Resolves when the process exits. */
export function runNode(folder: string, args: string[], env: object = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const sent: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  child.on('message', (message) => sent.push(String(message)));
  return new Promise((end) => child.on('close', (code) => end({ code, output, sent })));
}

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
