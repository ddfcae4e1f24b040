/**
 * `npm run bench`: what a corpus costs to build and to read, as tables and in `out.bench/figures.json`.
 * `--pages 200,1000` says how many pages, `--with docusaurus,starlight,vitepress` measures others in the
 * same run, `--build` and `--read` only one half. Beside each table stands how much of the baseline it is,
 * which `--keep` replaces. A run that reads ends with a walk through `out/`, where it is built.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import mri from 'mri';
import { outDir } from '@/lib/build/project-paths';
import { benchBuilds, ownSite } from './build-bench';
import { peerSite } from './peers';
import { benchReaders } from './reader-bench';
import { benchWalk } from './walk-bench';

/** Figures by generator, and of each by name. */
type Figures = Record<string, Record<string, number>>;
/** Figures by number of pages. */
type Results = Record<string, { builds: Figures; readers: Figures }>;

const BASELINE = 'tests/bench/speed/baseline.json';

const options = mri<{
  pages: string;
  with: string;
  build: boolean;
  read: boolean;
  keep: boolean;
}>(process.argv.slice(2), {
  string: ['pages', 'with'],
  boolean: ['build', 'read', 'keep'],
  default: { pages: '200', with: '' },
});
const isWhole = options.build === options.read;
const others = String(options.with).split(',').filter(Boolean);
const baseline: Results = JSON.parse(readFileSync(BASELINE, 'utf8'));
const results: Results = {};

for (const pages of String(options.pages).split(',').map(Number)) {
  const sites = {
    ours: ownSite(pages),
    ...Object.fromEntries(others.map((name) => [name, peerSite(name, pages)])),
  };
  const { builds = {}, readers = {} } = baseline[pages] ?? {};
  const measured: Results[string] = { builds: {}, readers: {} };
  results[pages] = measured;
  if (isWhole || options.build) {
    for (const [name, site] of Object.entries(sites))
      measured.builds[name] = { ...(await benchBuilds(site, pages)) };
    print(`${pages} pages: CPU seconds of builds, and what they write`, measured.builds, builds);
  }
  if (isWhole || options.read) {
    measured.readers = await benchReaders(sites);
    print(
      `${pages} pages: a page, 4 times slower processor, 1.6 Mbps, 150 ms; milliseconds and KB`,
      measured.readers,
      readers,
    );
  }
}
mkdirSync('out.bench', { recursive: true });
for (const file of ['out.bench/figures.json', ...(options.keep ? [BASELINE] : [])])
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
if ((isWhole || options.read) && existsSync(outDir)) await benchWalk(outDir);

/** Prints figures, and each of them as a share of the baseline's. */
function print(title: string, figures: Figures, before: Figures): void {
  console.log(`\n${title}`);
  console.table(turned(figures));
  const shares = Object.entries(figures).map(([name, values]) => {
    const known = Object.entries(values).filter(([figure]) => before[name]?.[figure]);
    return [
      name,
      Object.fromEntries(
        known.map(([figure, value]) => [figure, toShare(value, before[name]?.[figure])]),
      ),
    ];
  });
  console.log('of the baseline');
  console.table(turned(Object.fromEntries(shares)));
}

function toShare(value: number, before = value): number {
  return Math.round((100 * value) / before) / 100;
}

/** Rows become columns: there are more figures than sites. */
function turned(figures: Figures): Figures {
  const rows: Figures = {};
  for (const [name, values] of Object.entries(figures)) {
    for (const [figure, value] of Object.entries(values)) {
      rows[figure] = { ...rows[figure], [name]: value };
    }
  }
  return rows;
}
