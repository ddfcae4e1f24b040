/** Hashes the sources of a build. The next build compares the hashes to find the pages that changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lastChanges } from '@/lib/content/entries/history';
import { packageVersions } from '@/lib/export/cache/package-versions';
import { importsOf } from '@/lib/export/cache/result-cache';
import { listFiles } from './list-files';
import { fromRoot, root, siteDir } from './project-paths';

/**
 * Hashes of a build's sources. A change of `code` or `site` affects all pages. A change of one hash in
 * `bodies` affects only the page of that doc.
 */
export interface BuildInputs {
  /**
   * Hash of the code, the configuration, the packages that the build and the pages use, and the environment
   * variables that affect pages.
   */
  code: string;
  /** Hash of the public files and all content that `bodies` does not cover. Any page may show it. */
  site: string;
  /**
   * Hashes of the docs, keyed by file. Each covers the text below the front matter and the doc's last change
   * in Git.
   */
  bodies: Record<string, string>;
}

const codeFolders = ['app', 'components', 'lib'];
const codeFiles = [
  'site.config.ts',
  'next.config.mjs',
  'instrumentation-client.ts',
  'scripts/build.ts',
];

/** Reads and hashes the sources of the site in `dir`. */
export async function readBuildInputs(dir = siteDir): Promise<BuildInputs> {
  const code = createHash('sha256').update(`${fromRoot(dir)} ${settings()}`);
  await addFiles(code, root, codeFiles);
  await addFiles(code, dir, ['site.config.ts']);
  for (const folder of codeFolders) await addFiles(code, root, await filesBelow(root, folder));
  for (const version of packagesOfBuild()) code.update(version);
  const site = createHash('sha256');
  await addFiles(site, dir, await filesBelow(dir, 'public'));
  const bodies: BuildInputs['bodies'] = {};
  const changes = lastChanges(dir);
  for (const file of await filesBelow(dir, 'content')) {
    const text = await readFile(join(dir, file));
    const change = JSON.stringify(changes.get(file) ?? {});
    const body = isDoc(file) ? bodyStart(text) : text.length;
    site.update(` ${file} ${body} `).update(text.subarray(0, body));
    if (isDoc(file)) bodies[file] = shortHash(change, text.subarray(body));
    else site.update(change);
  }
  return { code: short(code), site: short(site), bodies };
}

/**
 * Returns the packages that the pages and the build use, in the form that `packageVersions` returns. Linters
 * and test tools are not included.
 */
function packagesOfBuild(): string[] {
  const { dependencies } = manifest.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const { packages } = importsOf(['scripts/build.ts']);
  return packageVersions(
    [...Object.keys(dependencies), ...packages],
    join(root, 'package-lock.json'),
  );
}

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

function settings(): string {
  const named = Object.entries(process.env).filter(([name]) => /^(NEXT_PUBLIC_|QUICK$)/.test(name));
  return JSON.stringify(named.sort());
}

/** Whether a file is a docs page. Partials, whose file or folder name starts with `_`, are not pages. */
function isDoc(file: string): boolean {
  return /^content\/docs\/.+\.mdx$/.test(file) && !file.includes('/_');
}

/**
 * Returns the length of the front matter in bytes. Returns the length of the full text when the front matter
 * is missing or not closed.
 */
function bodyStart(text: Buffer): number {
  if (!/^---\r?\n/.test(text.subarray(0, 5).toString())) return text.length;
  const end = text.indexOf('\n---', 3);
  return end < 0 ? text.length : end + 4;
}

async function filesBelow(dir: string, folder: string): Promise<string[]> {
  if (!existsSync(join(dir, folder))) return [];
  return (await listFiles(join(dir, folder))).map((name) => `${folder}/${name}`);
}

type Hash = ReturnType<typeof createHash>;

async function addFiles(hash: Hash, dir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const content = await readFile(join(dir, file));
    hash.update(` ${file} ${content.length} `).update(content);
  }
}

function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return short(hash);
}

function short(hash: Hash): string {
  return hash.digest('hex').slice(0, 16);
}
