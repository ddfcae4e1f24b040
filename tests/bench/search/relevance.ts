import { createHash } from 'node:crypto';

/** What a query of the relevance set is about. */
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

/** A query with the pages that answer it: 3 for the best one, down to 1. */
export interface GradedQuery {
  version: string;
  kind: QueryKind;
  query: string;
  /** By URL path without base path. */
  grades: Record<string, number>;
}

/** How well a list of pages answers a query. */
export interface QueryScore {
  /** Gain of the first five, from 0 to 1. */
  ndcg: number;
  /** One by the place of the first page with the best grade, 0 when it is not there. */
  reciprocal: number;
  /** Whether such a page is among the first one and the first three. */
  first: boolean;
  firstThree: boolean;
}

/** A query with what was found, and whether it is kept apart from those that the ranking was made with. */
export interface ScoredQuery {
  graded: GradedQuery;
  /** URL paths, best first, each once. */
  found: string[];
  /** Those of them that belong to another version alone. */
  foreign: string[];
  score: QueryScore;
  unseen: boolean;
}

/** Whether the ranking must not be made with a query; the hash of its words decides, so nobody chooses. */
export function isKeptApart({ query, version }: GradedQuery): boolean {
  const [first = 0] = createHash('sha256').update(`${version} ${query}`).digest();
  return first % 2 === 1;
}

/** Scores the pages found, best first, each page once. */
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

/** The mean of each figure. */
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

/** What of the targets some queries miss, in sentences; a page of another version is a miss as well. */
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
