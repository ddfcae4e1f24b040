/**
 * `tsx scripts/preview-facts.ts FILE < changed-files`: writes the data for the comment on a pull request to
 * FILE. It contains the pages whose files changed, the content errors, and the sizes of all pages in `out/`
 * if it exists. The input lists one changed file per line.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { componentNames } from '@/components/prose/markdown';
import { checkSpelling } from '@/lib/content/check/spelling';
import { checkSampleTypes } from '@/lib/content/check/typed-samples';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { outDir, root, siteDir } from '@/lib/export/build/project-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { toPageWeight } from '@/lib/export/policy/page-weight';
import { changedPages, type PreviewFacts } from '@/lib/export/previews/preview-facts';
import { loadSite } from '@/lib/site/read-site';
import { checkSite, formatReport } from '@/lib/site/site-check';

const command = {
  usage: 'tsx scripts/preview-facts.ts FILE < changed-files',
  about: 'Writes the data for the comment on a pull request to FILE.',
  words: 1,
};

process.chdir(root);
// Uses production mode like a build, so both share the cache of compiled pages.
Object.assign(process.env, { NODE_ENV: 'production' });
await runCommand(command, async ({ words: [file] }) => {
  if (!file) throw new UsageError('FILE is missing.');
  const changed = (await text(process.stdin)).split('\n').filter(Boolean);
  const content = loadSite(siteDir, openResults);
  const { docs, posts } = content;
  const checks = [
    checkSpelling(siteDir),
    checkSite(content, componentNames),
    checkSampleTypes(content),
  ];
  const errors = (await Promise.all(checks)).flat();
  const isBuilt = existsSync(join(outDir, 'build.json'));
  const weights = isBuilt ? (await readExportedPages(outDir)).map(toPageWeight) : [];
  const facts: PreviewFacts = {
    pages: changedPages([...docs, ...posts], changed),
    report: errors.length > 0 ? formatReport(errors) : '',
    weights,
  };
  await writeFile(file, JSON.stringify(facts));
});
