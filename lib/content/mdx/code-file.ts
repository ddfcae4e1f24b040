import { posix } from 'node:path';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import type { Compilation, Mistake } from './compilation';
import { sizeExcessOf } from './partials';

/** Code from a file, which a code block shows. */
export interface CodeExcerpt {
  /** Name of the file without its folders. */
  name: string;
  code: string;
  /** Position of the first line of the code. Its line number includes the offset of the file in `SourceFiles`. */
  start: Position;
}

type Report = (mistake: Mistake) => void;

/**
 * Returns the lines that an address such as `_samples/scale.ts#L3-L9` names, or the entire file if it names no
 * lines. Reports a mistake and returns undefined when the file is not one that pages can show, or does not
 * have these lines. The file is text: it is never run or imported.
 */
export function readExcerpt(
  address: string,
  page: Compilation,
  report: Report,
): CodeExcerpt | undefined {
  const hash = address.indexOf('#');
  const name = hash < 0 ? address : address.slice(0, hash);
  const text = readFile(name, page, report);
  if (text === undefined) return undefined;
  const lines = text.replace(/\n+$/, '').split('\n');
  const range =
    hash < 0 ? { first: 1, last: lines.length } : toRange(address.slice(hash), lines, report);
  const excess = sizeExcessOf({ text }, page);
  if (excess) report(excess);
  if (!range || excess) return undefined;
  const offset = page.sources.add({ file: `${page.folder}/${name}`, text, firstLine: 1 });
  return {
    name: posix.basename(name),
    code: lines.slice(range.first - 1, range.last).join('\n'),
    start: { line: range.first + offset, column: 1 },
  };
}

function readFile(name: string, page: Compilation, report: Report): string | undefined {
  const mistake = toPathMistake(name, page);
  if (mistake) {
    report(mistake);
    return undefined;
  }
  const file = `${page.folder}/${name}`;
  try {
    const text = page.readText(file);
    if (text === undefined) report(toMissingFile(name, page));
    else if (text.trim() === '') report({ problem: `The file ${file} is empty` });
    return text?.trim() === '' ? undefined : text;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    page.errors.push(error);
    return undefined;
  }
}

/**
 * Returns the error message for a path that leads outside the docs version, or to a file that is a page or part of
 * the site. Undefined for other paths.
 */
function toPathMistake(name: string, { folder }: Compilation): Mistake | undefined {
  const parts = name.split('/');
  if (name.includes('\\') || parts.some((part) => ['', '.', '..'].includes(part))) {
    return {
      problem: `The path ${name} is not one in ${folder}`,
      expected:
        'a path such as _samples/scale.ts, without . or .. and without a slash at its start',
    };
  }
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  return {
    problem: `The file ${name} is not in a folder for code`,
    expected: 'a file or folder whose name starts with _, such as _samples/scale.ts',
    fix: `Move it to ${folder}/_samples.`,
  };
}

function toMissingFile(name: string, { folder, site }: Compilation): Mistake {
  const known = site.filesIn(folder).map((file) => file.slice(folder.length + 1));
  const shown = known.filter((file) => file.split('/').some((part) => part.startsWith('_')));
  return {
    problem: `There is no file ${name}`,
    expected: `a file at ${folder}/${name}`,
    fix: didYouMean(name, shown),
  };
}

/** Returns the line numbers of a range such as `#L3-L9`. Reports a mistake and returns undefined for any other text. */
function toRange(
  text: string,
  { length }: readonly string[],
  report: Report,
): { first: number; last: number } | undefined {
  const [, start, end = start] = /^#L(\d+)(?:-L(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(start), Number(end)];
  if (!start || first < 1 || last < first) {
    report({ problem: `${text} is not a range of lines`, expected: '#L3 or #L3-L9' });
    return undefined;
  }
  if (last <= length) return { first, last };
  report({
    problem: `The file has ${length} lines, but ${text} ends at line ${last}`,
    expected: `lines from 1 to ${length}`,
  });
  return undefined;
}
