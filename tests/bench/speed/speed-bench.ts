/**
 * `npm run bench`: what a corpus costs to build and to read, as tables and in `out.bench/figures.json`.
 * `--pages 200,1000` says how many pages, `--with docusaurus,starlight,vitepress` measures others in the
 * same run, `--build` and `--read` only one half.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import mri from 'mri';
import { type BuildFigures, benchBuilds, ownSite } from './build-bench';
import { peerSite } from './peers';
import { benchReaders, type ReaderFigures } from './reader-bench';

const options = mri<{ pages: string; with: string; build: boolean; read: boolean }>(
  process.argv.slice(2),
  { string: ['pages', 'with'], boolean: ['build', 'read'], default: { pages: '200', with: '' } },
);
const isWhole = options.build === options.read;
const others = String(options.with).split(',').filter(Boolean);
const results: Record<number, { builds: object; readers: object }> = {};

for (const pages of String(options.pages).split(',').map(Number)) {
  const sites = {
    ours: ownSite(pages),
    ...Object.fromEntries(others.map((name) => [name, peerSite(name, pages)])),
  };
  const builds: Record<string, BuildFigures> = {};
  if (isWhole || options.build) {
    for (const [name, site] of Object.entries(sites)) builds[name] = await benchBuilds(site, pages);
    console.log(`\n${pages} pages: CPU seconds of builds, and what they write`);
    console.table(builds);
  }
  let readers: Record<string, ReaderFigures> = {};
  if (isWhole || options.read) {
    const exports = Object.entries(sites).map(([name, { out }]) => [name, out]);
    readers = await benchReaders(Object.fromEntries(exports));
    console.log(
      `\n${pages} pages: a page, 4 times slower processor, 1.6 Mbps, 150 ms; milliseconds and KB`,
    );
    console.table(turned(readers));
  }
  results[pages] = { builds, readers };
}
mkdirSync('out.bench', { recursive: true });
writeFileSync('out.bench/figures.json', `${JSON.stringify(results, null, 2)}\n`);

/** Rows become columns: there are more figures than sites. */
function turned(figures: Record<string, ReaderFigures>): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, values] of Object.entries(figures)) {
    for (const [figure, value] of Object.entries(values)) {
      rows[figure] = { ...rows[figure], [name]: value };
    }
  }
  return rows;
}
