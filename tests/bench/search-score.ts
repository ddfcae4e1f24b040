/**
 * `npm run search:score`: scores how well the search window answers the tests' graded queries. About half of
 * the queries are held out, and `-- --all` is needed to list their failures. Exits with 1 if a target is
 * missed.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_QUERY } from '@/components/search/query-field';
import { startCommand } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { toSearchSource } from '@/lib/export/build/search-source';
import { runQuery } from '@/lib/search/answer';
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
import { siteIn } from '@/tests/support/site';

/** Loads the site's pages and builds a search index for each docs version, keyed by version name. */
async function loadIndexes() {
  const site = siteIn(siteDir);
  const pages = collectPages(await toSearchSource(site));
  const indexes = site.versions.map(({ name }) => {
    const own = pages.filter(({ version }) => version === undefined || version === name);
    return [name, buildIndex(toPackedIndex(own, ''))] as const;
  });
  return { pages, indexes: new Map(indexes) };
}

/** Error message as printed, and the URL of the section that explains it. */
export interface PastedMessage {
  version: string;
  message: string;
  section: string;
}

/**
 * Returns the error messages for which the correct section is not the first hit, each with its actual first
 * hit. Messages are truncated to the maximum length of the search field.
 */
export async function missedMessages(messages: readonly PastedMessage[]): Promise<string[]> {
  const { indexes } = await loadIndexes();
  return messages.flatMap(({ version, message, section }) => {
    const index = indexes.get(version);
    const query = message.replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
    const hits = index ? inWindow(runQuery({ indexName: '', query }, index).hits) : [];
    return hits[0]?.url === section ? [] : [`${query}: ${hits[0]?.url}, not ${section}`];
  });
}

/**
 * Returns all graded queries with their scores. Rejects if a query has an unknown version or grades a page
 * that does not exist.
 */
export async function scoreQueries(): Promise<ScoredQuery[]> {
  const text = readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8');
  const queries: GradedQuery[] = JSON.parse(text);
  const { pages, indexes } = await loadIndexes();
  const versions = new Map(pages.map(({ path, version }) => [path, version]));
  return queries.map((graded) => {
    const index = indexes.get(graded.version);
    const unknown = Object.keys(graded.grades).filter((path) => !versions.has(path));
    if (!index || unknown.length > 0) {
      throw new Error(`queries.json: ${graded.query} is graded with ${unknown.join(', ')}`);
    }
    const { hits } = runQuery({ indexName: '', query: graded.query }, index);
    const found = [...new Set(inWindow(hits).map(({ url }) => url.replace(/#.*/, '')))];
    const foreign = found.filter(
      (path) => (versions.get(path) ?? graded.version) !== graded.version,
    );
    const score = scoreQuery(found, graded.grades);
    return { graded, found, foreign, score, unseen: isKeptApart(graded) };
  });
}

/**
 * Returns hits in the order in which the search window shows them: grouped by category, with at most five
 * hits per group.
 */
function inWindow(hits: readonly SearchHit[]): SearchHit[] {
  const groups = new Map<string | null, SearchHit[]>();
  for (const hit of keepOrder(hits)) {
    const { lvl0 } = hit.hierarchy;
    groups.set(lvl0, [...(groups.get(lvl0) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => group.slice(0, 5));
}

if (process.argv[1]?.endsWith('search-score.ts')) {
  const flags = startCommand({
    usage: 'npm run search:score -- [--all]',
    about: 'Grades the search on a list of queries.',
    boolean: { all: 'also print failures of the queries that are kept apart' },
    failure: 'a target was missed',
  });
  const rows = await scoreQueries();
  const seen = rows.filter(({ unseen }) => !unseen);
  printFailures(flags.all ? rows : seen);
  const unseen = rows.filter((row) => row.unseen);
  console.log('\n                   n    NDCG@5       MRR success@1 success@3');
  for (const kind of QUERY_KINDS) {
    const ofKind = ({ graded }: ScoredQuery) => graded.kind === kind;
    printMean(`${kind} seen`, seen.filter(ofKind));
    printMean(`${kind} unseen`, unseen.filter(ofKind));
    printMean(kind, rows.filter(ofKind));
  }
  printMean('seen', seen);
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
  console.log(`${name.padEnd(15)}${String(rows.length).padStart(5)}${figures.join('')}`);
}
