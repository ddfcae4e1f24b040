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

/** The files of an app that a test needs, by their names. */
export type ProjectFiles = Record<string, string>;

/** The platforms that NativeWind runs Tailwind for; without one, Tailwind takes the web's preset. */
export type Platform = 'ios' | 'android' | 'web';

/** The three lines that every CSS file of NativeWind begins with. */
export const TAILWIND_LINES = '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n';

/** A configuration as the pages show it, with `extra` properties. */
export function tailwindConfig(extra = ''): string {
  return `module.exports = { content: ['./App.tsx'], presets: [require('nativewind/preset')], ${extra} };`;
}

/** The arguments of Node for `npx tailwindcss -i ./global.css -o ./out.css`. */
export const TAILWIND_COMMAND = [
  require.resolve('tailwindcss/lib/cli.js'),
  '-i',
  './global.css',
  '-o',
  './out.css',
];

/** Writes a project and returns its folder; below our packages, it can load them like its own. */
export function writeProject(files: ProjectFiles, parent = FOLDER): string {
  const folder = resolve(parent, randomUUID());
  written.push(folder);
  return writeTree(folder, { 'package.json': '{ "type": "commonjs" }', ...files });
}

/** How a process ended, with all that it printed and sent. */
export interface Ended {
  code: number | null;
  output: string;
  sent: string[];
}

/** Runs Node in `folder` until it ends. */
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

/** Runs the Tailwind command of the pages, for one platform. */
export async function runTailwind(
  files: ProjectFiles,
  platform?: Platform,
): Promise<Ended & { css: string }> {
  const folder = writeProject({
    'App.tsx': '<View className="p-4" />',
    'tailwind.config.js': tailwindConfig(),
    ...files,
  });
  const ended = await runNode(folder, TAILWIND_COMMAND, { NATIVEWIND_OS: platform });
  return { ...ended, css: ended.code === 0 ? readFileSync(join(folder, 'out.css'), 'utf8') : '' };
}
