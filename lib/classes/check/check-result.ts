import type { FileCheck } from './class-checker';
import type { ClassProblem } from './class-problems';
import type { FileNotice } from './source-files';

/** Result of the check of a folder, as `--json` prints it. */
export interface CheckResult {
  /** Number of files. */
  files: number;
  /** Number of classes in all files. */
  classes: number;
  /** Number of classes that only the app's own configuration could define. 0 if the check uses it. */
  unchecked: number;
  problems: (ClassProblem & { file: string })[];
  /** Files that were not checked completely. */
  notices: FileNotice[];
  /** Names of the most frequent problems. */
  frequent: { name: string; count: number }[];
}

/** Maximum number of names in `frequent`. */
const MOST_FREQUENT = 5;

/** Combines the results of files. `notices` are about files that could not be read. */
export function toCheckResult(
  checks: readonly FileCheck[],
  notices: readonly FileNotice[],
): CheckResult {
  const problems = checks.flatMap(({ name: file, problems }) =>
    problems.map((problem) => ({ file, ...problem })),
  );
  const own = checks.flatMap(({ name: file, notice: text }) => (text ? [{ file, text }] : []));
  return {
    files: checks.length,
    classes: sumOf(checks, 'classes'),
    unchecked: sumOf(checks, 'unchecked'),
    problems,
    notices: [...notices, ...own],
    frequent: frequentNames(problems),
  };
}

function sumOf(checks: readonly FileCheck[], key: 'classes' | 'unchecked'): number {
  return checks.reduce((sum, check) => sum + check[key], 0);
}

function frequentNames(problems: readonly ClassProblem[]): CheckResult['frequent'] {
  const counts = new Map<string, number>();
  for (const { name } of problems) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_FREQUENT);
}

/** Formats a result as text: one line for each problem and each notice, and a summary. */
export function toCheckResultText(result: CheckResult): string {
  const { files, classes, unchecked, problems, notices, frequent } = result;
  const lines = problems.map(
    ({ file, line, column, name, problem, advice }) =>
      `${file}:${line}:${column}  ${name}  ${problem}  ${advice}`,
  );
  const most = frequent.map(({ name, count }) => `${name} (${count})`).join(', ');
  const counts = [
    counted(files, 'file', 'files'),
    counted(classes, 'class', 'classes'),
    counted(problems.length, 'problem', 'problems'),
  ].join(', ');
  const summary = [
    `${counts}.`,
    ...(most ? [`Most frequent: ${most}.`] : []),
    ...(unchecked > 0
      ? [
          `${counted(unchecked, 'class is', 'classes are')} not in the default theme. For NativeWind 4, check them with --theme and --css.`,
        ]
      : []),
  ];
  const details = [...lines, ...notices.map(({ file, text }) => `${file}  ${text}`)];
  return [...(details.length > 0 ? [...details, ''] : []), ...summary].join('\n');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
