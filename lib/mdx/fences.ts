import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/content/nearest';
import { type CodeLine, toCodeLines } from './code-lines';
import { type FenceMeta, parseMeta } from './fence-meta';
import type { Job, Problem } from './job';
import { LANGUAGES, type Language, toLanguageName } from './languages';
import type { Place } from './sources';

/** A code block of the page: `code` is what a reader copies and runs, without deleted lines. */
export interface Fence extends Place {
  language: string;
  meta: FenceMeta;
  code: string;
  /** For each line of `code`, how many lines below the opening one it stands in the file. */
  rows: number[];
}

/** What the pipeline knows of a code block. */
export interface FenceData {
  language: string;
  meta: FenceMeta;
  lines: CodeLine[];
}

declare module 'mdast' {
  interface CodeData {
    fence?: FenceData;
  }
}

/** Reads languages, meta texts and magic comments of code blocks; leaves the clean code in the tree. */
export function remarkFences(job: Job) {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const name = readLanguage(node, job);
      const meta = readMeta(node, job);
      const language = LANGUAGES[name] ?? { label: 'Text', comments: [] };
      const lines = readLines(node, language, meta, job);
      if (meta.pm && name !== 'sh') {
        reportAtMeta(
          node,
          'pm',
          { problem: 'pm on a block that is no command', expected: '```sh pm' },
          job,
        );
      }
      node.data = { ...node.data, fence: { language: name, meta, lines } };
      collect(node, { language: name, meta, lines }, job);
      showClean(node, meta, lines);
    });
  };
}

/** What a reader copies and runs: every line but those marked as deleted. */
export function runCode(lines: CodeLine[]): string {
  const kept = lines.filter((line) => line.mark !== 'deleted');
  return kept.map((line) => line.text).join('\n');
}

function readLanguage(node: Code, job: Job): string {
  const name = toLanguageName(node.lang ?? 'text');
  if (name) return name;
  const names = Object.keys(LANGUAGES);
  reportAtMeta(
    node,
    node.lang ?? '',
    {
      problem: `Unknown language of a code block: ${node.lang}`,
      expected: names.join(', '),
      fix: didYouMean(node.lang ?? '', names),
    },
    job,
  );
  return 'text';
}

function readMeta(node: Code, job: Job): FenceMeta {
  const { meta, problems } = parseMeta(node.meta ?? '');
  for (const { offset, ...problem } of problems) {
    reportAtMeta(node, (node.meta ?? '').slice(offset), problem, job);
  }
  return meta;
}

function readLines(node: Code, language: Language, meta: FenceMeta, job: Job): CodeLine[] {
  const { lines, problems } = toCodeLines(node.value, language, meta);
  for (const { line, ...problem } of problems) {
    const start = node.position && {
      line: node.position.start.line + 1 + line,
      column: node.position.start.column,
    };
    job.report({ position: start && { start } }, problem);
  }
  return lines;
}

function collect(node: Code, { language, meta, lines }: FenceData, job: Job): void {
  const place = job.placeOf(node) ?? { file: job.file, position: { line: 1, column: 1 } };
  const kept = lines.filter((line) => line.mark !== 'deleted');
  const rows = kept.map(({ row }) => row + 1);
  job.fences.push({ language, meta, code: runCode(lines), rows, ...place });
  job.features.add(meta.player ? 'player' : 'code');
}

/** Leaves in the tree what a plain Markdown reader should get: no magic comments, no flags of ours. */
function showClean(node: Code, meta: FenceMeta, lines: CodeLine[]): void {
  const signs = { inserted: '+ ', deleted: '- ', highlight: '  ' };
  node.value = lines
    .map(({ text, mark }) => (meta.diff ? `${mark ? signs[mark] : '  '}${text}`.trimEnd() : text))
    .join('\n');
  node.lang = meta.diff ? 'diff' : (node.lang ?? null);
  node.meta = meta.title ? `title="${meta.title}"` : null;
}

/** Notes a mistake at the place in the opening line where `text` stands. */
function reportAtMeta(node: Code, text: string, problem: Problem, job: Job): void {
  const start = node.position?.start;
  if (!start) {
    job.report(node, problem);
    return;
  }
  const found = job.sources.lineAt(start).indexOf(text, start.column - 1);
  const column = found < 0 ? start.column : found + 1;
  job.report({ position: { start: { line: start.line, column } } }, problem);
}
