import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { platformInWords } from '@/lib/classes/report/class-report';
import type { ClassProblem } from './class-problems';
import type { FileCheck } from './file-check';
import type { FileNotice } from './source-files';

/** Result of the check of a folder, in the form in which `--json` prints it and the lookup saves it. */
export interface CheckResult {
  /** Number of files. */
  files: number;
  /** Number of classes in all files. */
  classes: number;
  /** Number of classes that only the app's own configuration could define. 0 if the check uses it. */
  unchecked: number;
  problems: (ClassProblem & { file: string })[];
  /** Number of problems on each platform. A problem on two platforms counts for both. */
  platforms: Record<Platform, number>;
  /** Files that were not checked completely. */
  notices: FileNotice[];
  /** Names of up to 20 problems, the most frequent ones first. */
  frequent: { name: string; count: number }[];
}

/** Maximum number of names in `frequent`, and in the text of a result. */
const MOST_FREQUENT = 20;
const MOST_IN_TEXT = 5;

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
    platforms: toPlatformCounts(problems),
    notices: [...notices, ...own],
    frequent: frequentNames(problems),
  };
}

function sumOf(checks: readonly FileCheck[], key: 'classes' | 'unchecked'): number {
  return checks.reduce((sum, check) => sum + check[key], 0);
}

function toPlatformCounts(problems: readonly ClassProblem[]): CheckResult['platforms'] {
  const countOn = (platform: Platform) =>
    problems.filter(({ platforms }) => platforms.includes(platform)).length;
  return { ios: countOn('ios'), android: countOn('android'), web: countOn('web') };
}

function frequentNames(problems: readonly ClassProblem[]): CheckResult['frequent'] {
  const counts = new Map<string, number>();
  for (const { name } of problems) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_FREQUENT);
}

/** Formats the counts of a result as a sentence, such as `38 files, 412 classes, 2 problems.` */
export function toCheckSummary({ files, classes, problems }: CheckResult): string {
  const counts = [
    counted(files, 'file', 'files'),
    counted(classes, 'class', 'classes'),
    counted(problems.length, 'problem', 'problems'),
  ];
  return `${counts.join(', ')}.`;
}

/** Formats the sums of a result as a sentence, such as `20 problems on iOS, 21 on Android, and 3 on the web.` */
export function toPlatformSummary({ platforms }: CheckResult): string {
  const sums = PLATFORMS.map((platform, index) => {
    const count =
      index === 0 ? counted(platforms[platform], 'problem', 'problems') : platforms[platform];
    return `${count} on ${platformInWords(platform)}`;
  });
  return `${new Intl.ListFormat('en-US').format(sums)}.`;
}

/** Formats a result as text: one line for each problem and each notice, and a summary. */
export function toCheckResultText(result: CheckResult): string {
  const { unchecked, problems, notices, frequent } = result;
  const lines = problems.map(
    ({ file, line, column, name, problem, advice }) =>
      `${file}:${line}:${column}  ${name}  ${problem}  ${advice}`,
  );
  const most = frequent
    .slice(0, MOST_IN_TEXT)
    .map(({ name, count }) => `${name} (${count})`)
    .join(', ');
  const summary = [
    toCheckSummary(result),
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
