/** Reads and writes `build.json`, which stores facts about an export. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { exportFiles } from '@/lib/site/pages/export-files';
import { root, siteDir } from './project-paths';

/**
 * Files kept from earlier exports. Maps each file path to the number of builds since the file was last in
 * use.
 */
export type KeptFiles = Readonly<Record<string, number>>;

/** Facts about a build, as stored in `build.json`. */
export interface BuildFacts {
  frameworkVersion: string;
  siteVersion: string;
  pages: number;
  rules: HostRules;
  /** Files kept from earlier exports. Only set when the build ran with `--keep`. */
  kept?: KeptFiles;
}

/** Reads the facts about the export in `dir`. Rejects when `dir` contains no export. */
export async function readBuild(dir: string): Promise<BuildFacts> {
  return JSON.parse(await readFile(join(dir, exportFiles.facts), 'utf8')) as BuildFacts;
}

/** Writes the facts about a build to `build.json` in its export. */
export async function writeBuild(dir: string, facts: BuildFacts): Promise<void> {
  await writeFile(join(dir, exportFiles.facts), `${JSON.stringify(facts, null, 2)}\n`);
}

const about: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Version of this project in package.json. */
export const siteVersion = about.version;

/**
 * Returns the abbreviated hash of the current commit. Returns undefined when there is no commit, for example
 * outside a Git repository, or when Git is not installed.
 */
export function siteCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
