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

/** Files of a test app, keyed by path. */
export type ProjectFiles = Record<string, string>;

/** Platforms that NativeWind runs Tailwind for. Without one, Tailwind uses the preset for the web. */
export type PackagePlatform = 'ios' | 'android' | 'web';

/** The three `@tailwind` lines at the top of every NativeWind CSS file. */
export const TAILWIND_LINES = '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n';

/** Returns the text of a Tailwind configuration as the docs show it, with `extra` properties added. */
export function tailwindConfig(extra = ''): string {
  return `module.exports = { content: ['./App.tsx'], presets: [require('nativewind/preset')], ${extra} };`;
}

/** Arguments for Node that run `npx tailwindcss -i ./global.css -o ./out.css`. */
export const TAILWIND_COMMAND = [
  require.resolve('tailwindcss/lib/cli.js'),
  '-i',
  './global.css',
  '-o',
  './out.css',
];

/**
 * Writes a project to a new folder and returns the folder's path. By default the folder is inside this
 * repository, so the project can import our packages. It is removed when the process exits.
 */
export function writeProject(files: ProjectFiles, parent = FOLDER): string {
  const folder = resolve(parent, randomUUID());
  written.push(folder);
  return writeTree(folder, { 'package.json': '{ "type": "commonjs" }', ...files });
}

/** Exit code of a finished process, with its output (stdout and stderr) and the IPC messages it sent. */
export interface Ended {
  code: number | null;
  output: string;
  sent: string[];
}

/** Runs Node in `folder` and resolves when the process exits. */
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
 * Runs the Tailwind command from the docs in a new project, for one platform. `css` is empty when the
 * command fails.
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
