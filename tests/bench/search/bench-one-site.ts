/** Measures the search index of the site in `SITE_DIR` and prints the results as JSON. */
import { brotliCompressSync } from 'node:zlib';
import { siteDir } from '@/lib/export/build/project-paths';
import { toSearchSource } from '@/lib/export/build/search-source';
import { openResults } from '@/lib/export/cache/result-cache';
import { runQuery } from '@/lib/search/answer';
import { collectPages } from '@/lib/search/collect';
import { toPackedIndex } from '@/lib/search/pack';
import { buildIndex } from '@/lib/search/search-index';
import { loadSite } from '@/lib/site/read-site';
import type { SiteFigures } from './bench-sites';

/** Returns this process's CPU time in milliseconds. Other processes affect it less than elapsed time. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const start = now();
const site = loadSite(siteDir, openResults);
const pages = collectPages(await toSearchSource(site));
const compiled = now();
const file = JSON.stringify(toPackedIndex(pages, site.config.url));
const packed = now();
const index = buildIndex(JSON.parse(file));
const built = now();
const words = 'dark mode padding style specificity native component theme color platform'.split(
  ' ',
);
const times = words.flatMap((word) => {
  const queries = [...word].map((_, end) => word.slice(0, end + 1));
  return queries.map((query) => {
    const asked = now();
    runQuery({ indexName: '', query, hitsPerPage: 20 }, index);
    return now() - asked;
  });
});
times.sort((a, b) => a - b);
const figures: SiteFigures = {
  pages: pages.length,
  compile: (compiled - start) / 1000,
  pack: (packed - compiled) / 1000,
  kilobytes: brotliCompressSync(file).length / 1024,
  ready: built - packed,
  p95: times[Math.ceil(0.95 * times.length) - 1] ?? 0,
};
console.log(JSON.stringify(figures));
