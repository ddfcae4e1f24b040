import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ContentError } from '@/lib/config/source/content-error';
import { editTimes } from '@/lib/config/source/site-files';

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
  const { lines, problem } = await runWithoutEdits(site, args);
  const errors = lines.map(toError);
  if (problem !== '' && errors.length === 0) throw new Error(`cspell failed: ${problem}`);
  return errors;
}

/**
 * Runs cspell, and runs it again if a file was edited during the run. cspell hashes each file for its cache after
 * checking it, so the cache would record text that was not checked.
 */
async function runWithoutEdits(site: string, args: readonly string[]): Promise<CheckedWords> {
  const before = editTimes(site, 'content');
  const result = await run([program, ...args]);
  const isEdited = editTimes(site, 'content') !== before;
  return isEdited ? runWithoutEdits(site, [...args, '--cache-reset']) : result;
}

interface CheckedWords {
  lines: string[];
  problem: string;
}

/**
 * Runs a Node.js program and returns the lines of its output that contain a tab. If the program fails,
 * `problem` is its error output or the error's message. Otherwise `problem` is empty. cspell also fails when
 * it finds misspellings, so `problem` matters only when there are no lines.
 */
function run(args: string[]): Promise<CheckedWords> {
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
