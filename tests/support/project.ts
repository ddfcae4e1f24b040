import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeTree } from './write-tree';

const FOLDER = 'node_modules/.cache/projects';
const written: string[] = [];

process.once('exit', () => {
  for (const folder of written) rmSync(folder, { recursive: true, force: true });
});

/** Text files of a test app, keyed by path. */
export type ProjectFiles = Record<string, string>;

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
