import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { findDocumented } from './class-components';
import { type CodeExcerpt, readExcerpt } from './code-file';
import { type CodeLine, type LineProblem, toCodeLines } from './code-lines';
import type { Compilation, Mistake } from './compilation';
import type { IsDocumented } from './documented-classes';
import { type FenceMeta, parseMeta } from './fence-meta';
import { LANGUAGES, toLanguageName } from './languages';

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
 * Remark plugin that parses the language, options and magic comments of code blocks. It inserts the code of
 * blocks with the option `file`, and removes the magic comments and all options except `title` from the tree.
 */
export function remarkFences(page: Compilation) {
  return (tree: Root): void => {
    const isDocumented = findDocumented(page);
    visit(tree, 'code', (node) => {
      const name = readLanguage(node, page);
      const meta = readMeta(node, page);
      const excerpt = insertFile(node, meta, page);
      const language = LANGUAGES[name] ?? { label: 'Text', comments: [] };
      const { lines, problems } = toCodeLines(node.value, language, meta);
      reportLines(problems, { node, excerpt }, page);
      if (meta.pm && name !== 'sh') {
        reportAtMeta(
          node,
          'pm',
          { problem: 'pm on a block that is not a command', expected: '```sh pm' },
          page,
        );
      }
      node.data = { ...node.data, fence: { language: name, meta, lines, isDocumented } };
      collect({ language: name, meta, lines }, { node, excerpt }, page);
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

/**
 * Inserts the code of a block with the option `file`, and returns where it comes from. Undefined for a block
 * without this option and after a mistake. The name of the file becomes the title, unless the author wrote one.
 */
function insertFile(node: Code, meta: FenceMeta, page: Compilation): CodeExcerpt | undefined {
  const { file } = meta;
  if (file === undefined) return undefined;
  const report = (mistake: Mistake) => reportAtMeta(node, file, mistake, page);
  if (node.value !== '') {
    report({
      problem: 'A block with the option file also contains code',
      expected: 'no line between its fences',
      fix: `Remove the code, or file="${file}".`,
    });
  }
  const excerpt = readExcerpt(file, page, report);
  node.value = excerpt?.code ?? '';
  meta.title ??= excerpt?.name;
  return excerpt;
}

/** A code block, and where its code comes from if it has the option `file`. */
interface Origin {
  node: Code;
  excerpt: CodeExcerpt | undefined;
}

function reportLines(
  problems: readonly LineProblem[],
  { node, excerpt }: Origin,
  page: Compilation,
): void {
  const opening = node.position?.start;
  for (const { line, ...problem } of problems) {
    if (line === -1) {
      reportAtMeta(node, '{', problem, page);
      continue;
    }
    const start = excerpt
      ? { line: excerpt.start.line + line, column: excerpt.start.column }
      : opening && { line: opening.line + 1 + line, column: opening.column };
    page.report({ position: start && { start } }, problem);
  }
}

function collect(
  { language, meta, lines }: FenceData,
  { node, excerpt }: Origin,
  page: Compilation,
): void {
  const source = excerpt ? { position: { start: excerpt.start } } : node;
  const place = page.placeOf(source) ?? { file: page.file, position: { line: 1, column: 1 } };
  const kept = lines.filter((line) => line.mark !== 'deleted');
  const rows = kept.map(({ row }) => (excerpt ? row : row + 1));
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
