import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { findDocumented } from './class-components';
import { type CodeLine, toCodeLines } from './code-lines';
import type { Compilation, Mistake } from './compilation';
import type { IsDocumented } from './documented-classes';
import { type FenceMeta, parseMeta } from './fence-meta';
import { LANGUAGES, type Language, toLanguageName } from './languages';

/** A parsed code block with its language, options and lines. */
export interface FenceData {
  language: string;
  meta: FenceMeta;
  lines: CodeLine[];
  /** Finds the classes that a utility page documents, which are emphasized. Undefined on other pages. */
  isDocumented?: IsDocumented | undefined;
}

declare module 'mdast' {
  interface CodeData {
    fence?: FenceData;
  }
}

/**
 * Remark plugin that parses the language, options and magic comments of code blocks. It removes the magic
 * comments and all options except `title` from the tree.
 */
export function remarkFences(page: Compilation) {
  return (tree: Root): void => {
    const isDocumented = findDocumented(page);
    visit(tree, 'code', (node) => {
      const name = readLanguage(node, page);
      const meta = readMeta(node, page);
      const language = LANGUAGES[name] ?? { label: 'Text', comments: [] };
      const lines = readLines(node, language, meta, page);
      if (meta.pm && name !== 'sh') {
        reportAtMeta(
          node,
          'pm',
          { problem: 'pm on a block that is not a command', expected: '```sh pm' },
          page,
        );
      }
      node.data = { ...node.data, fence: { language: name, meta, lines, isDocumented } };
      collect(node, { language: name, meta, lines }, page);
      showClean(node, meta, lines);
    });
  };
}

/** Returns the code that readers copy and run, which leaves out lines marked as deleted. */
export function runCode(lines: CodeLine[]): string {
  const kept = lines.filter((line) => line.mark !== 'deleted');
  return kept.map((line) => line.text).join('\n');
}

function readLanguage({ lang, ...node }: Code, page: Compilation): string {
  const names = Object.keys(LANGUAGES);
  const expected = names.join(', ');
  if (!lang) {
    const fix = 'Write it after the backticks, as in ```tsx or ```text.';
    page.report(node, { problem: 'A code block has no language', expected, fix });
    return 'text';
  }
  const name = toLanguageName(lang);
  if (name) return name;
  const problem = `Unknown language of a code block: ${lang}`;
  reportAtMeta({ lang, ...node }, lang, { problem, expected, fix: didYouMean(lang, names) }, page);
  return 'text';
}

function readMeta(node: Code, page: Compilation): FenceMeta {
  const { meta, problems } = parseMeta(node.meta ?? '');
  for (const { offset, ...problem } of problems) {
    reportAtMeta(node, (node.meta ?? '').slice(offset), problem, page);
  }
  if (meta.player) checkPlayer(node, page);
  return meta;
}

function checkPlayer(node: Code, page: Compilation): void {
  const { label, player } = page.version;
  if (player) return;
  const problem = `${label} has no live samples`;
  const fix = 'Remove player, or enable the player for this version in site.config.ts.';
  reportAtMeta(node, 'player', { problem, fix }, page);
}

function readLines(node: Code, language: Language, meta: FenceMeta, page: Compilation): CodeLine[] {
  const { lines, problems } = toCodeLines(node.value, language, meta);
  for (const { line, ...problem } of problems) {
    if (line === -1) {
      reportAtMeta(node, '{', problem, page);
      continue;
    }
    const start = node.position && {
      line: node.position.start.line + 1 + line,
      column: node.position.start.column,
    };
    page.report({ position: start && { start } }, problem);
  }
  return lines;
}

function collect(node: Code, { language, meta, lines }: FenceData, page: Compilation): void {
  const place = page.placeOf(node) ?? { file: page.file, position: { line: 1, column: 1 } };
  const kept = lines.filter((line) => line.mark !== 'deleted');
  const rows = kept.map(({ row }) => row + 1);
  page.findings.fences.push({ language, meta, code: runCode(lines), rows, ...place });
}

/**
 * Rewrites a code block as plain Markdown. Removes magic comments and all options except `title`. A block
 * with the `diff` option becomes a `diff` block if it removes lines. Otherwise it becomes the code with the
 * added lines.
 */
function showClean(node: Code, meta: FenceMeta, lines: CodeLine[]): void {
  const signs = { inserted: '+ ', deleted: '- ', highlight: '  ' };
  const isPatch = meta.diff && lines.some(({ mark }) => mark === 'deleted');
  node.value = lines
    .map(({ text, mark }) => (isPatch ? `${mark ? signs[mark] : '  '}${text}`.trimEnd() : text))
    .join('\n');
  node.lang = isPatch ? 'diff' : (node.lang ?? null);
  node.meta = meta.title ? `title="${meta.title}"` : null;
}

/** Reports a mistake at the first occurrence of `text` in the opening line of a code block. */
function reportAtMeta(node: Code, text: string, problem: Mistake, page: Compilation): void {
  const start = node.position?.start;
  if (!start) {
    page.report(node, problem);
    return;
  }
  const found = page.sources.lineAt(start).indexOf(text, start.column - 1);
  const column = found < 0 ? start.column : found + 1;
  page.report({ position: { start: { line: start.line, column } } }, problem);
}
