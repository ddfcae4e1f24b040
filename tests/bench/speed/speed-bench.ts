/**
 * `npm run bench`: measures what a corpus costs to build and to read. A corpus is a generated site of a
 * certain size. Prints tables and writes `out.bench/figures.json`.
 *
 * `--pages 200,1000` sets the numbers of pages. `--with docusaurus,starlight,vitepress,fumadocs` also
 * measures other generators in the same run. `--build` measures only the builds, and `--read` only the
 * reading. The ratios to the baseline are below each table. `--keep` saves the new measurements as the
 * baseline. A run that includes reading ends with a walk through `out/`, if that folder exists.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startCommand } from '@/lib/export/build/command-flags';
import { outDir } from '@/lib/export/build/project-paths';
import { benchBuilds, ownSite } from './build-bench';
import { peerSite } from './peers';
import { benchReaders } from './reader-bench';
import { benchWalk } from './walk-bench';

/** Measurements, keyed by generator and then by name. A lost touch is `Infinity`, which is `null` in JSON. */
type Figures = Record<string, Record<string, number>>;
/**
 * Measurements of builds and of reading, keyed by number of pages. A measurement that was not made is
 * missing.
 */
type Results = Record<string, { builds?: Figures; readers?: Figures }>;

const BASELINE = 'tests/bench/speed/baseline.json';

const options = startCommand({
  usage: 'npm run bench -- [--pages 200,1000] [--with docusaurus] [--build] [--read] [--keep]',
  about: 'Measures builds and page loads of generated sites, and writes out.bench/figures.json.',
  boolean: {
    build: 'measure only the builds',
    read: 'measure only the page loads',
    keep: 'save the measurements as the baseline',
  },
  string: {
    pages: 'the numbers of pages; 200 by default',
    with: 'other generators to measure: docusaurus, starlight, vitepress, fumadocs',
  },
});
const isWhole = options.build === options.read;
const others = options.with?.split(',') ?? [];
const baseline: Results = JSON.parse(readFileSync(BASELINE, 'utf8'));
const results: Results = {};

for (const pages of (options.pages ?? '200').split(',').map(Number)) {
  const sites = {
    ours: ownSite(pages),
    ...Object.fromEntries(others.map((name) => [name, peerSite(name, pages)])),
  };
  const before = baseline[pages] ?? {};
  const measured: Results[string] = {};
  results[pages] = measured;
  if (isWhole || options.build) {
    measured.builds = {};
    for (const [name, site] of Object.entries(sites))
      measured.builds[name] = { ...(await benchBuilds(site, pages)) };
    const title = `${pages} pages: CPU seconds of builds, and what they write`;
    print(title, measured.builds, before.builds);
  }
  if (isWhole || options.read) {
    measured.readers = await benchReaders(sites);
    const title = `${pages} pages: a page, 4 times slower processor, 1.6 Mbps, 150 ms; milliseconds and KB`;
    print(title, measured.readers, before.readers);
  }
  baseline[pages] = { ...before, ...measured };
}
mkdirSync('out.bench', { recursive: true });
write('out.bench/figures.json', results);
if (options.keep) write(BASELINE, baseline);
if ((isWhole || options.read) && existsSync(outDir)) await benchWalk(outDir);

function write(file: string, figures: Results): void {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** Prints a table of measurements, and a table of their ratios to the baseline. */
function print(title: string, figures: Figures, before: Figures = {}): void {
  console.log(`\n${title}`);
  console.table(turned(figures));
  const ratios: Figures = {};
  for (const [name, values] of Object.entries(figures)) {
    for (const [figure, value] of Object.entries(values)) {
      const known = before[name]?.[figure];
      if (known)
        ratios[name] = { ...ratios[name], [figure]: Math.round((100 * value) / known) / 100 };
    }
  }
  console.log('Ratios to the baseline');
  console.table(turned(ratios));
}

/** Swaps the table's rows and columns, because there are more measurements than sites. */
function turned(figures: Figures): Figures {
  const rows: Figures = {};
  for (const [name, values] of Object.entries(figures)) {
    for (const [figure, value] of Object.entries(values)) {
      rows[figure] = { ...rows[figure], [name]: value };
    }
  }
  return rows;
}
