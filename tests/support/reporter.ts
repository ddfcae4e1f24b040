import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

/**
 * Prints each failure in full as it happens, one that is tried again included, then what tests of faults have
 * counted, and ends with `N passed, N failed` alone on its line.
 */
export default class SummaryReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private total = 0;
  /** What tests of faults have counted: what survived, of what was tried. */
  private readonly survived: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    console.log(`Running ${this.total} tests`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.ok() && result.status !== 'skipped') this.passed += 1;
    else if (result.retry < test.retries) {
      this.report(test, result, '↻ To be tried again:');
      return;
    } else {
      this.failed += 1;
      this.report(test, result, '✘');
    }
    for (const { type, description = '' } of result.annotations)
      if (type === 'survived') this.survived.push(description);
    const done = this.passed + this.failed;
    if (done % 100 === 0) console.log(`${done} of ${this.total} tests done`);
  }

  onError(error: TestError): void {
    this.failed += 1;
    print(`\n✘ Outside of a test\n${toText(error)}`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onExit(): Promise<void> {
    if (this.survived.length > 0) print(`\nSurvived:\n  ${this.survived.sort().join('\n  ')}`);
    return new Promise((resolve) => {
      process.stdout.write(`\n${this.passed} passed, ${this.failed} failed\n`, () => resolve());
    });
  }

  private report(test: TestCase, result: TestResult, mark: string): void {
    const { file, line } = test.location;
    print(`\n${mark} ${test.titlePath().filter(Boolean).join(' › ')}\n  ${file}:${line}`);
    if (result.errors.length === 0) print(`  ended as ${result.status}`);
    for (const error of result.errors) print(toText(error));
  }
}

function toText({ stack, message, value, snippet }: TestError): string {
  return [stack ?? message ?? value, snippet].filter(Boolean).join('\n');
}

/** Colors are for terminals; a log keeps the words. */
function print(text: string): void {
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text));
}
