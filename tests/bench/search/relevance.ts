import { createHash } from 'node:crypto';

/** Kinds of graded queries. */
export const QUERY_KINDS = [
  'class',
  'api',
  'concept',
  'question',
  'error',
  'typo',
  'prefix',
] as const;
type QueryKind = (typeof QUERY_KINDS)[number];

/** Query with the pages that are good results. Grades range from 3 (best) down to 1. */
export interface GradedQuery {
  version: string;
  kind: QueryKind;
  query: string;
  /** Grade of each page, keyed by URL path without the base path. */
  grades: Record<string, number>;
}

/** Quality of the results of a query. */
export interface QueryScore {
  /** NDCG of the first five results, from 0 to 1. */
  ndcg: number;
  /** 1 divided by the position of the first page with the best grade, or 0 if no such page was found. */
  reciprocal: number;
  /**
   * Whether a page with the best grade is the first result (`first`) or one of the first three
   * (`firstThree`).
   */
  first: boolean;
  firstThree: boolean;
}

/**
 * Query with its results. `unseen` is true for held-out queries, which were not used for tuning the ranking.
 */
export interface ScoredQuery {
  graded: GradedQuery;
  /** URL paths of the results, best first, without duplicates. */
  found: string[];
  /** Results that exist only in another docs version. */
  foreign: string[];
  score: QueryScore;
  unseen: boolean;
}

/**
 * Whether a query is held out. The ranking must not be tuned with held-out queries. A hash decides, so nobody
 * can choose them.
 */
export function isKeptApart({ query, version }: GradedQuery): boolean {
  const [first = 0] = createHash('sha256').update(`${version} ${query}`).digest();
  return first % 2 === 1;
}

/** Scores the results of a query. `found` contains each page once, best first. */
export function scoreQuery(found: readonly string[], grades: GradedQuery['grades']): QueryScore {
  const best = Math.max(...Object.values(grades));
  const place = found.findIndex((path) => grades[path] === best);
  const gains = found.slice(0, 5).map((path) => grades[path] ?? 0);
  const ideal = Object.values(grades).sort((a, b) => b - a);
  return {
    ndcg: gain(gains) / gain(ideal.slice(0, 5)),
    reciprocal: place === -1 ? 0 : 1 / (place + 1),
    first: place === 0,
    firstThree: place !== -1 && place < 3,
  };
}

/** Returns the mean of each measure over all scores. `mrr` is the mean reciprocal rank. */
export function meanScore(scores: readonly QueryScore[]): {
  ndcg: number;
  mrr: number;
  success1: number;
  success3: number;
} {
  const mean = (value: (score: QueryScore) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    mrr: mean(({ reciprocal }) => reciprocal),
    success1: mean(({ first }) => Number(first)),
    success3: mean(({ firstThree }) => Number(firstThree)),
  };
}

const targets = { ndcg: 0.94, classFirst: 0.97, typoFirstThree: 0.9 };

/**
 * Returns a sentence for each target that the queries miss. Also returns a sentence for each result that
 * exists only in another docs version.
 */
export function missedTargets(rows: readonly ScoredQuery[]): string[] {
  const mean = (kind?: QueryKind) =>
    meanScore(rows.flatMap(({ graded, score }) => (!kind || graded.kind === kind ? [score] : [])));
  const figures = [
    ['NDCG@5', mean().ndcg, targets.ndcg],
    ['success@1 of classes', mean('class').success1, targets.classFirst],
    ['success@3 of misspellings', mean('typo').success3, targets.typoFirstThree],
  ] as const;
  const low = figures
    .filter(([, value, target]) => !(value >= target))
    .map(([name, value, target]) => `${name} is ${value.toFixed(3)}, below ${target}`);
  const outside = rows.flatMap(({ graded: { query }, foreign }) =>
    foreign.map((path) => `${query} finds ${path} of another version`),
  );
  return [...low, ...outside];
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
