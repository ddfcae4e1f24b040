/** What an export says of itself in its `build.json`. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { exportFiles } from '@/lib/site/pages/export-files';
import { root, siteDir } from './project-paths';

/** Files of earlier exports, each with the number of exports since it belonged to one. */
export type KeptFiles = Readonly<Record<string, number>>;

/** The facts of a build. */
export interface BuildFacts {
  frameworkVersion: string;
  siteVersion: string;
  pages: number;
  rules: HostRules;
  /** With `--keep`. */
  kept?: KeptFiles;
}

/** The facts of the export in a folder; rejects when there is none. */
export async function readBuild(dir: string): Promise<BuildFacts> {
  return JSON.parse(await readFile(join(dir, exportFiles.facts), 'utf8')) as BuildFacts;
}

/** Writes the facts of a build into its export. */
export async function writeBuild(dir: string, facts: BuildFacts): Promise<void> {
  await writeFile(join(dir, exportFiles.facts), `${JSON.stringify(facts, null, 2)}\n`);
}

/** What a build says of itself to its pages: the version of the site, and the commit that it was built from. */

const about: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The version of the site; package.json has it. */
export const siteVersion = about.version;

/** The commit of the site's folder, in seven digits; undefined without git. */
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
