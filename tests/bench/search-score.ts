/**
 * `npm run search:score`: how well the search window answers the graded queries of the tests. Half of
 * them are kept apart: only `-- --all` names their failures too. Exits with 1 when a target is missed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, siteDir } from '@/lib/build/project-paths';
import { loadSite } from '@/lib/config/read-site';
import { answer } from '@/lib/search/answer';
import { collectPages } from '@/lib/search/collect';
import { keepOrder } from '@/lib/search/modal-client';
import { toPackedIndex } from '@/lib/search/pack';
import type { SearchHit } from '@/lib/search/protocol';
import { buildIndex } from '@/lib/search/search-index';
import {
  type GradedQuery,
  isKeptApart,
  meanScore,
  missedTargets,
  QUERY_KINDS,
  type ScoredQuery,
  scoreQuery,
} from '@/tests/bench/search/relevance';

/** Every query with its score; rejects when one is graded with a page that does not exist. */
export async function scoreQueries(): Promise<ScoredQuery[]> {
  const text = readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8');
  const queries: GradedQuery[] = JSON.parse(text);
  const site = loadSite(siteDir);
  const pages = await collectPages(site);
  const versions = new Map(pages.map(({ path, version }) => [path, version]));
  const indexes = site.versions.map(({ name }) => {
    const own = pages.filter(({ version }) => version === undefined || version === name);
    return [name, buildIndex(toPackedIndex(own, ''))] as const;
  });
  return queries.map((graded) => {
    const index = new Map(indexes).get(graded.version);
    const unknown = Object.keys(graded.grades).filter((path) => !versions.has(path));
    if (!index || unknown.length > 0) {
      throw new Error(`queries.json: ${graded.query} is graded with ${unknown.join(', ')}`);
    }
    const { hits } = answer({ indexName: '', query: graded.query }, index);
    const found = [...new Set(inWindow(hits).map(({ url }) => url.replace(/#.*/, '')))];
    const foreign = found.filter(
      (path) => (versions.get(path) ?? graded.version) !== graded.version,
    );
    const score = scoreQuery(found, graded.grades);
    return { graded, found, foreign, score, unseen: isKeptApart(graded) };
  });
}

/** Hits in the order in which the window shows them: by category, at most five of each. */
function inWindow(hits: readonly SearchHit[]): SearchHit[] {
  const groups = new Map<string | null, SearchHit[]>();
  for (const hit of keepOrder(hits)) {
    const { lvl0 } = hit.hierarchy;
    groups.set(lvl0, [...(groups.get(lvl0) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => group.slice(0, 5));
}

if (process.argv[1]?.endsWith('search-score.ts')) {
  const rows = await scoreQueries();
  const seen = rows.filter(({ unseen }) => !unseen);
  printFailures(process.argv.includes('--all') ? rows : seen);
  console.log('\n              n    NDCG@5       MRR success@1 success@3');
  for (const kind of QUERY_KINDS) {
    const own = rows.filter(({ graded }) => graded.kind === kind);
    printMean(kind, own);
  }
  printMean('seen', seen);
  const unseen = rows.filter((row) => row.unseen);
  printMean('unseen', unseen);
  printMean('all', rows);
  for (const missed of [...missedTargets(seen), ...missedTargets(unseen)]) {
    console.log(missed);
    process.exitCode = 1;
  }
}

function printFailures(rows: readonly ScoredQuery[]): void {
  for (const { graded, found, score } of rows) {
    if (score.first && score.ndcg > 0.9) continue;
    console.log(`${score.ndcg.toFixed(2)} ${graded.version} ${graded.kind} ${graded.query}`);
    console.log(`     ${found.slice(0, 4).join('  ')}`);
  }
}

function printMean(name: string, rows: readonly ScoredQuery[]): void {
  const { ndcg, mrr, success1, success3 } = meanScore(rows.map(({ score }) => score));
  const figures = [ndcg, mrr, success1, success3].map((value) => value.toFixed(3).padStart(10));
  console.log(`${name.padEnd(10)}${String(rows.length).padStart(5)}${figures.join('')}`);
}
