import {
  type PageWeight,
  type Part,
  toOverruns,
  weightParts,
} from '@/lib/export/policy/page-weight';
import type { PreviewFacts } from './preview-facts';

/** URL and commit of a pull request's preview. */
export interface PreviewPlace {
  /** URL of the preview with its base path, without a trailing slash. Undefined when the build failed. */
  url?: string | undefined;
  /** Hash of the commit that was built. */
  commit: string;
}

const mostRows = 10;
const mostPages = 50;
const longestReport = 20_000;
/** Changes below this many bytes are ignored because compression varies by that much. */
const noise = 50;

/**
 * Returns the comment for a pull request as Markdown. It contains a link to the preview, the changed pages,
 * the content errors, and a comparison of the page weights with those of the main branch in `base`.
 */
export function toPreviewComment(
  facts: PreviewFacts,
  base: readonly PageWeight[],
  { url, commit }: PreviewPlace,
): string {
  const sections = [
    `### Preview of ${commit.slice(0, 7)}`,
    url ? `[Open the site](${url}/)` : 'There is no preview: the site was not built.',
    pagesSection(facts.pages, url),
    reportSection(facts.report),
    weightSection(facts.weights, base),
  ];
  return `${sections.join('\n\n')}\n`;
}

function pagesSection(pages: PreviewFacts['pages'], url: string | undefined): string {
  if (pages.length === 0) return 'No page files changed.';
  const lines = pages.slice(0, mostPages).map(({ file, path }) => {
    const name = `\`${path}\``;
    return `- ${url ? `[${name}](${url}${path})` : name} from \`${file}\``;
  });
  const more = pages.length > mostPages ? [`- and ${pages.length - mostPages} more`] : [];
  return ['**Changed pages**', '', ...lines, ...more].join('\n');
}

function reportSection(report: string): string {
  if (report.trim() === '') return '**Content:** no mistakes.';
  const text = report.slice(0, longestReport).trimEnd();
  // The fence is longer than any fence in the report, so the report cannot close the code block.
  const ticks = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(ticks + 1);
  return ['**Content**', '', `${fence}text`, text, fence].join('\n');
}

function weightSection(now: readonly PageWeight[], base: readonly PageWeight[]): string {
  if (now.length === 0) return '**Weight:** not measured.';
  const rows = weightParts.map((part) => {
    const here = heaviest(now, part);
    const change = base.length > 0 ? toChange(here - heaviest(base, part)) : '–';
    return `| ${part} | ${kilobytes(here)} | ${change} |`;
  });
  const against = base.length > 0 ? '' : ' Main has not been measured yet.';
  return [
    `**Weight** of the heaviest page, in KB after gzip.${against}`,
    '',
    '| part | here | against main |',
    '| --- | ---: | ---: |',
    ...rows,
    ...listOf('Pages over their budget:', overrunLines(now)),
    ...listOf('Pages that changed most:', changeLines(now, base)),
  ].join('\n');
}

function overrunLines(now: readonly PageWeight[]): string[] {
  return toOverruns(now).map(
    ({ path, what, bytes, limit }) =>
      `- \`${path}\`: ${what} has ${kilobytes(bytes)} KB; the limit is ${kilobytes(limit)}`,
  );
}

function changeLines(now: readonly PageWeight[], base: readonly PageWeight[]): string[] {
  const before = new Map(base.map((weight) => [weight.path, weight]));
  const changes = now.flatMap((weight) => {
    const old = before.get(weight.path);
    if (!old) return [];
    return weightParts.flatMap((part) => {
      const change = weight[part] - old[part];
      return Math.abs(change) >= noise ? [{ path: weight.path, part, change }] : [];
    });
  });
  return changes
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ path, part, change }) => `- \`${path}\`: ${part} ${toChange(change)} KB`);
}

/**
 * Returns a heading, the first `mostRows` lines, and the number of omitted lines. Empty when there are no
 * lines.
 */
function listOf(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > mostRows ? [`- and ${lines.length - mostRows} more`] : [];
  return ['', heading, '', ...lines.slice(0, mostRows), ...more];
}

function heaviest(weights: readonly PageWeight[], part: Part): number {
  return Math.max(...weights.map((weight) => weight[part]));
}

function toChange(bytes: number): string {
  const size = kilobytes(Math.abs(bytes));
  if (Number(size) === 0) return size;
  return `${bytes < 0 ? '−' : '+'}${size}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
