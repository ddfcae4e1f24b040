import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

/** Number of slowest files to list. */
const SLOWEST = 20;

/** Row of the table at the end of a run: how many cases were tried, and how many passed or did no harm. */
interface Matrix {
  survived: number;
  tried: number;
  seconds: number;
}

/**
 * Reporter that prints each failure in full as it happens, including attempts that will be retried. At the
 * end it prints the slowest files, the table of matrices and faults, and a last line such as `12 passed, 0
 * failed`.
 */
export default class SummaryReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private total = 0;
  /** Seconds of worker time per test file, including retries. */
  private readonly secondsByFile = new Map<string, number>();
  /**
   * Rows of the final table: one for each file with tests tagged `@long` or `@long-only`, keyed by file, and
   * one for each name passed to `noteSurvived`.
   */
  private readonly matrices = new Map<string, Matrix>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    console.log(`Running ${this.total} tests`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(process.cwd(), test.location.file);
    const seconds = result.duration / 1000;
    this.secondsByFile.set(file, (this.secondsByFile.get(file) ?? 0) + seconds);
    const isPassed = test.ok() && result.status !== 'skipped';
    if (!isPassed && result.retry < test.retries) {
      this.report(test, result, '↻ Failed and will be retried:');
      return;
    }
    if (isPassed) this.passed += 1;
    else {
      this.failed += 1;
      this.report(test, result, '✘');
    }
    this.noteMatrices(file, test, result);
    const done = this.passed + this.failed;
    if (done % 100 === 0) console.log(`${done} of ${this.total} tests done`);
  }

  onError(error: TestError): void {
    this.failed += 1;
    print(`\n✘ Error outside of a test\n${toText(error)}`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onExit(): Promise<void> {
    const slowest = [...this.secondsByFile].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
    const rows = slowest.map(([file, seconds]) => [seconds.toFixed(1), file]);
    if (rows.length > 0) print(`\nSlowest files, in seconds:\n${toColumns(rows)}`);
    const results = [...this.matrices].sort(([a], [b]) => a.localeCompare(b));
    const table = results.map(([name, { survived, tried, seconds }]) => [
      `${survived} / ${tried}`,
      seconds.toFixed(1),
      name,
    ]);
    const title = 'Matrices and faults: passed / tried, seconds, name';
    if (table.length > 0) print(`\n${title}\n${toColumns(table)}`);
    return new Promise((resolve) => {
      process.stdout.write(`\n${this.passed} passed, ${this.failed} failed\n`, () => resolve());
    });
  }

  /**
   * Adds a test to the row of each of its `noteSurvived` annotations. If it has none, adds it to its file's
   * row, provided that it is tagged `@long` or `@long-only`.
   */
  private noteMatrices(file: string, test: TestCase, result: TestResult): void {
    const seconds = result.duration / 1000;
    const counts = result.annotations
      .filter(({ type }) => type === 'survived')
      .map(({ description = '' }) => /^(.*): (\d+) of (\d+)$/s.exec(description));
    for (const [, name = '', survived, tried] of counts.filter((count) => count !== null))
      this.add(name, { survived: Number(survived), tried: Number(tried), seconds });
    if (counts.length === 0 && test.tags.some((tag) => tag.startsWith('@long')))
      this.add(file, { survived: Number(test.ok()), tried: 1, seconds });
  }

  private add(name: string, { survived, tried, seconds }: Matrix): void {
    const sum = this.matrices.get(name) ?? { survived: 0, tried: 0, seconds: 0 };
    this.matrices.set(name, {
      survived: sum.survived + survived,
      tried: sum.tried + tried,
      seconds: sum.seconds + seconds,
    });
  }

  private report(test: TestCase, result: TestResult, mark: string): void {
    const { file, line } = test.location;
    print(`\n${mark} ${test.titlePath().filter(Boolean).join(' › ')}\n  ${file}:${line}`);
    if (result.errors.length === 0) print(`  ended as ${result.status}`);
    for (const error of result.errors) print(toText(error));
  }
}

/** Formats rows of cells as lines indented by two spaces. All columns except the last are right-aligned. */
function toColumns(rows: readonly string[][]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns - 1 }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}`)
    .join('\n');
}

function toText({ stack, message, value, snippet }: TestError): string {
  return [stack ?? message ?? value, snippet].filter(Boolean).join('\n');
}

/** Prints text. Strips its colors unless stdout is a terminal. */
function print(text: string): void {
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text));
}
