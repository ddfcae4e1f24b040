/**
 * `npm run bench:lighthouse`: Lighthouse's mobile scores for pages of `out/` (OUT_DIR), medians of five runs,
 * and the audits of accessibility, best practices and SEO that a page does not pass. The first run installs Lighthouse below `out.bench`.
 * `--pages /,/overview` names other pages, `--rounds 1` is for a quick look.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mri from 'mri';
import { outDir } from '@/lib/export/build/project-paths';
import { serveExport } from '@/tests/support/export-server';
import { installForBench } from './install-for-bench';

/** The part of Lighthouse's result that is printed. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

const typicalPages = [
  '/',
  '/getting-started/installation',
  '/tailwind/backgrounds/gradient-color-stops',
  '/blog/announcement-nativewind-v4-1',
];
const options = mri<{ pages: string; rounds: string }>(process.argv.slice(2), {
  string: ['pages', 'rounds'],
  default: { pages: typicalPages.join(','), rounds: '5' },
});
const folder = join('out.bench', 'lighthouse');
installForBench(folder, { lighthouse: '12.8.2' });

const { url, close } = await serveExport(outDir);
try {
  const scores: Record<string, Record<string, number>> = {};
  for (const path of String(options.pages).split(',')) {
    const reports: Report[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      reports.push(await audit(url + path));
    }
    scores[path] = medianScores(reports);
    for (const title of failedAudits(reports)) console.log(`${path}: ${title}`);
  }
  console.table(scores);
} finally {
  close();
}

async function audit(address: string): Promise<Report> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const args = [program, address, '--quiet', '--output=json'];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(process.execPath, [...args, flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

/** Of each category, from 0 to 100. */
function medianScores(reports: readonly Report[]): Record<string, number> {
  const names = Object.keys(reports[0]?.categories ?? {});
  const entries = names.map((name) => {
    const values = reports.map(({ categories }) => categories[name]?.score ?? 0);
    values.sort((a, b) => a - b);
    return [name, Math.round((values[Math.floor(values.length / 2)] ?? 0) * 100)];
  });
  return Object.fromEntries(entries);
}

/** The titles of audits that count in a category other than speed, and that a run did not pass. */
function failedAudits(reports: readonly Report[]): Set<string> {
  const titles = reports.flatMap(({ categories, audits }) =>
    Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  return new Set(titles);
}
