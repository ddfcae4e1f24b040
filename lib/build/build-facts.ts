/** What an export says of itself in its `build.json`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRules } from '@/lib/hosts/host-rules';

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
  return JSON.parse(await readFile(join(dir, 'build.json'), 'utf8')) as BuildFacts;
}

/** Writes the facts of a build into its export. */
export async function writeBuild(dir: string, facts: BuildFacts): Promise<void> {
  await writeFile(join(dir, 'build.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
