import { toMarkdownCode, toMarkdownRow, toMarkdownText } from '@/lib/classes/report/report-text';
import { type CheckResult, toCheckSummary, toPlatformSummary } from './check-result';
import type { ClassProblem } from './class-problems';
import type { FileCheck } from './file-check';

/**
 * Formats the result of the check of a folder as Markdown: the sums, the most frequent problems, a table of the
 * files, and the problems of each file with their lines and columns. `remarks` are sentences about the entire
 * check.
 */
export function toCheckMarkdown(
  result: CheckResult,
  checks: readonly FileCheck[],
  remarks: readonly string[] = [],
): string {
  const { frequent, notices, problems } = result;
  const sums = [
    toCheckSummary(result),
    ...(problems.length > 0 ? [toPlatformSummary(result)] : []),
  ];
  const blocks = [
    `**${sums.join(' ')}**`,
    ...remarks.map(toMarkdownText),
    ...section(
      'Most frequent problems',
      table(
        ['Problem', 'Count'],
        frequent.map(({ name, count }) => [toMarkdownCode(name), String(count)]),
      ),
    ),
    ...section(
      'Files',
      table(
        ['File', 'Problems', 'Classes'],
        checks.map(({ name, problems, classes }) => [
          toMarkdownCode(name),
          String(problems.length),
          String(classes),
        ]),
      ),
    ),
    ...checks.flatMap(({ name, problems }) => section(toMarkdownCode(name), problems.map(toItem))),
    ...section(
      'Not checked',
      notices.map(({ file, text }) => `- ${toMarkdownCode(file)}: ${toMarkdownText(text)}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toItem({ line, column, name, problem, advice }: ClassProblem): string {
  return `- ${line}:${column} ${toMarkdownCode(name)}: ${toMarkdownText(problem)} ${advice}`;
}

function table(heads: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  return [heads, heads.map(() => '---'), ...rows].map(toMarkdownRow);
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
}
