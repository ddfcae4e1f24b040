/** Reads and writes `build.json`, the file with the facts about an export. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { exportFiles } from '@/lib/site/pages/export-files';
import { root, siteDir } from './project-paths';

/** Number of builds since each kept file was last in use, by file path. */
export type KeptFiles = Readonly<Record<string, number>>;

/** Facts about a build, as stored in `build.json`. */
export interface BuildFacts {
  frameworkVersion: string;
  siteVersion: string;
  pages: number;
  rules: HostRules;
  /** Files kept from earlier exports. Only set with `--keep`. */
  kept?: KeptFiles;
}

/** Reads the facts of the export in a folder. Rejects when there is no export. */
export async function readBuild(dir: string): Promise<BuildFacts> {
  return JSON.parse(await readFile(join(dir, exportFiles.facts), 'utf8')) as BuildFacts;
}

/** Writes the facts of a build to `build.json` in its export. */
export async function writeBuild(dir: string, facts: BuildFacts): Promise<void> {
  await writeFile(join(dir, exportFiles.facts), `${JSON.stringify(facts, null, 2)}\n`);
}

const about: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Version of the site from package.json. */
export const siteVersion = about.version;

/** Returns the abbreviated hash of the current commit, or undefined without a Git repository. */
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
