/**
 * `npm run search:score`: how well the embedded search answers the graded queries of the tests.
 * Every third query is kept apart for the final figures: `-- --all` counts those too. Exits with 1 below a target.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '@/lib/config/load';
import { answer } from '@/lib/search/answer';
import { collectPages } from '@/lib/search/collect';
import { toPackedIndex } from '@/lib/search/pack';
import { type GradedQuery, meanScore, type QueryScore, scoreQuery } from '@/lib/search/score';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { root, siteDir } from './project';

/** Every query with its score; queries whose pages do not exist are left out. */
export async function scoreQueries(): Promise<
  { graded: GradedQuery; found: string[]; score: QueryScore; unseen: boolean }[]
> {
  const text = readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8');
  const queries: GradedQuery[] = JSON.parse(text);
  const pages = await collectPages(loadSite(siteDir));
  const paths = new Set(pages.map(({ path }) => path));
  const indexes = new Map<string, SearchIndex>();
  for (const version of new Set(queries.map((graded) => graded.version))) {
    const own = pages.filter((page) => page.version === undefined || page.version === version);
    indexes.set(version, buildIndex(toPackedIndex(own, '')));
  }
  return queries.flatMap((graded, at) => {
    const index = indexes.get(graded.version);
    const { grades, query } = graded;
    const best = Math.max(...Object.values(grades));
    const exists = Object.entries(grades).some(([path, n]) => n === best && paths.has(path));
    if (!index || !exists) return [];
    const { hits } = answer({ indexName: '', query, hitsPerPage: 40 }, index);
    const found = [...new Set(hits.map(({ url }) => url.replace(/#.*/, '')))];
    const there = Object.fromEntries(Object.entries(grades).filter(([path]) => paths.has(path)));
    return [{ graded, found, score: scoreQuery(found, there), unseen: at % 3 === 2 }];
  });
}

if (process.argv[1]?.endsWith('search-score.ts')) {
  const all = process.argv.includes('--all');
  const rows = (await scoreQueries()).filter(({ unseen }) => all || !unseen);
  for (const { graded, found, score } of rows) {
    if (score.first && score.ndcg > 0.9) continue;
    console.log(`${score.ndcg.toFixed(2)} ${graded.version} ${graded.kind} ${graded.query}`);
    console.log(`     ${found.slice(0, 4).join('  ')}`);
  }
  const line = (name: string, scores: readonly QueryScore[]) => {
    const { ndcg, mrr, success1, success3 } = meanScore(scores);
    const figures = [ndcg, mrr, success1, success3].map((value) => value.toFixed(3).padStart(10));
    console.log(`${name.padEnd(10)}${String(scores.length).padStart(5)}${figures.join('')}`);
  };
  console.log('\n              n    NDCG@5       MRR success@1 success@3');
  for (const kind of ['class', 'api', 'concept', 'error', 'typo', 'prefix']) {
    line(
      kind,
      rows.filter(({ graded }) => graded.kind === kind).map(({ score }) => score),
    );
  }
  if (all) {
    line(
      'seen',
      rows.filter(({ unseen }) => !unseen).map(({ score }) => score),
    );
    line(
      'unseen',
      rows.filter(({ unseen }) => unseen).map(({ score }) => score),
    );
  }
  line(
    'all',
    rows.map(({ score }) => score),
  );
  console.log('targets: all NDCG@5 0.93, class success@1 0.97, typo success@3 0.9');
}
