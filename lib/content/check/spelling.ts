import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/lib/config/source/content-error';

const program = 'node_modules/cspell/bin.mjs';
const cache = 'node_modules/.cache/cspell.json';

/**
 * Runs cspell and reports each word in the site's MDX files that is neither in a dictionary nor in
 * `cspell.txt`. Throws when cspell fails without reporting a word.
 */
export async function checkSpelling(site: string): Promise<ContentError[]> {
  const args = [
    ...['lint', join(site, 'content/**/*.mdx'), '--root', site, '--config', 'cspell.json'],
    ...['--no-progress', '--no-summary', '--no-color', '--no-must-find-files'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', cache],
    ...['--show-suggestions', '--issue-template', '$filename\t$row\t$col\t$text\t$suggestions'],
  ];
  const before = editTimes(site);
  const { lines, problem } = await run([program, ...args]);
  // cspell hashes the files after it has checked them. If one was edited in between, its cache is wrong.
  if (editTimes(site) !== before) rmSync(join(site, cache), { force: true });
  const errors = lines.map(toError);
  if (problem !== '' && errors.length === 0) throw new Error(`cspell failed: ${problem}`);
  return errors;
}

/** Returns the times of the last changes of the content files, as text. */
function editTimes(site: string): string {
  const folder = join(site, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const times = files.map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join();
}

/**
 * Runs a Node.js program and returns the lines of its output that contain a tab. If the program fails,
 * `problem` is its error output or the error's message. Otherwise `problem` is empty. cspell also fails when
 * it finds misspellings, so `problem` matters only when there are no lines.
 */
function run(args: string[]): Promise<{ lines: string[]; problem: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line.includes('\t'));
      resolve({ lines, problem: error ? stderr || error.message : '' });
    });
  });
}

function toError(line: string): ContentError {
  const [file = '', row, column, word = '', suggestions = ''] = line.split('\t');
  // cspell adds an asterisk to the best suggestion.
  const near = suggestions.split(', ')[0]?.replace('*', '');
  return new ContentError({
    file,
    position: { line: Number(row), column: Number(column) },
    problem: `No dictionary has the word ${word}`,
    expected: near && `Did you mean ${near}?`,
    fix: 'Correct it, put it in code, or add it to cspell.txt.',
  });
}
