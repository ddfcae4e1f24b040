/** Removes what documents, lists, and workflows of the template say about files that a new site does not have. */
import { basename, dirname, join } from 'node:path/posix';
import { parseDocument } from 'yaml';
import type { Answers } from './answers';

/** Files and commands of the template, and those that a new site keeps. */
export interface KeptParts {
  /** Paths of all files of the template. */
  template: ReadonlySet<string>;
  /** Paths of the files of the new site. */
  files: ReadonlySet<string>;
  /** Names of the commands of the new site, such as `check`. */
  commands: ReadonlySet<string>;
}

/** Matches words about the product of the template and the parts that a new site does not have. */
const ABOUT_PARTS =
  /\b(?:NativeWind|Tailwind|React Native|Expo|class (?:data|tables?|lookup)|utility pages?|live samples?|playground|the lookup|skill|MCP server|player|mutants)\b/i;

/**
 * Returns a Markdown document without the paragraphs, list items, and table rows that are about parts which a new
 * site does not have. A heading without text below it is removed too. `path` is the path of the document.
 */
export function adoptedDocument(text: string, path: string, parts: KeptParts): string {
  const kept = toBlocks(text).filter(({ lines }) => {
    const block = lines.join('\n');
    const [, command = ''] = /^\| `npm (?:run )?([\w:-]+)/.exec(block) ?? [];
    if (/^#+ /.test(block) || parts.commands.has(command)) return true;
    return !ABOUT_PARTS.test(block) && !namesMissingPart(block, path, parts);
  });
  const blocks = withoutEmptyHeads(kept);
  // The first item of a list may be gone, so there is always an empty line below a heading.
  const isBelowHead = (index: number) => /^#+ /.test(blocks[index - 1]?.lines[0] ?? '');
  const lines = blocks.flatMap((block, index) =>
    index === 0 || (block.isJoined && !isBelowHead(index)) ? block.lines : ['', ...block.lines],
  );
  return `${lines.join('\n')}\n`;
}

/** Removes headings without text and tables without rows. A heading may be empty only after its table is removed. */
function withoutEmptyHeads(blocks: readonly Block[]): readonly Block[] {
  const filled = blocks.filter((block, index) => !isEmptyHead(block, blocks.slice(index + 1)));
  return filled.length === blocks.length ? blocks : withoutEmptyHeads(filled);
}

/** Part of a document that is kept or removed as a whole. */
interface Block {
  lines: string[];
  /** True if there is no empty line before the block. */
  isJoined: boolean;
}

/** Splits a document into headings, paragraphs, list items, table rows, and code blocks. */
function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  let fence = '';
  for (const line of text.trimEnd().split('\n')) {
    const last = blocks.at(-1);
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isContinued =
      last && (fence !== '' || (/^\s+\S/.test(line) && isItem(last.lines[0] ?? '')));
    if (isContinued) {
      if (isApart) last.lines.push('');
      last.lines.push(line);
    } else if (line.trim() !== '') {
      const starts = isApart || mark !== '' || isItem(line) || isRow(line) || /^#/.test(line);
      if (starts || !last) blocks.push({ lines: [line], isJoined: !isApart });
      else last.lines.push(line);
    }
    if (mark !== '') fence = fence === '' ? mark : line.trim() === fence ? '' : fence;
    isApart = fence === '' && line.trim() === '';
  }
  return blocks;
}

function isItem(line: string): boolean {
  return /^(?:[-*]|\d+\.) /.test(line);
}

function isRow(line: string): boolean {
  return line.startsWith('|');
}

/**
 * Returns true for a heading without content and for the head of a table without rows. `rest` contains the blocks that
 * follow.
 */
function isEmptyHead({ lines }: Block, rest: readonly Block[]): boolean {
  const [line = ''] = lines;
  const next = rest[0]?.lines[0];
  const level = /^(#+) /.exec(line)?.[1]?.length;
  if (level !== undefined) {
    const end = rest.find(({ lines: [other = ''] }) => !/^#{7}/.test(other));
    const nextLevel = /^(#+) /.exec(end?.lines[0] ?? '')?.[1]?.length;
    return level > 1 && (end === undefined || (nextLevel !== undefined && nextLevel <= level));
  }
  if (!isRow(line)) return false;
  if (/^\|[ :|-]+\|$/.test(line)) return next === undefined || !isRow(next);
  return /^\|[ :|-]+\|$/.test(next ?? '') && !isRow(rest[1]?.lines[0] ?? '');
}

function namesMissingPart(block: string, path: string, parts: KeptParts): boolean {
  const names = new Set([...parts.files].map((file) => basename(file)));
  const isMissing = (file: string) => {
    const plain = file.replace(/\/$/, '');
    const isKept = [...parts.files].some(
      (other) => other === plain || other.startsWith(`${plain}/`),
    );
    return !isKept && !names.has(plain);
  };
  const spans = [...block.matchAll(/`([\w()[\].-]+(?:\/[\w()[\].-]+)*\/?)`/g)];
  const isFile = (span: string) =>
    /\.(?:tsx?|mjs|css|md|json|yml)$/.test(span) ||
    /^(?:app|components|content|lib|scripts|tests)\//.test(span);
  const ofTemplate = (span: string) =>
    [...parts.template].some(
      (file) => file.startsWith(span) || basename(file) === span || file.endsWith(`/${span}`),
    );
  if (spans.some(([, span = '']) => isFile(span) && ofTemplate(span) && isMissing(span)))
    return true;
  const commands = [...block.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)];
  if (commands.some(([, name = '']) => !parts.commands.has(name))) return true;
  const targets = [...block.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)];
  return targets.some(
    ([, target = '']) =>
      !parts.files.has(join(dirname(path), target)) && isMissing(join(dirname(path), target)),
  );
}

/** Longest line that the formatter writes. */
const LINE_WIDTH = 100;

/** Returns the list of files that take turns without the files that a new site does not have. */
export function adoptedTurns(text: string, { files }: KeptParts): string {
  return text
    .replace(/^ {4}'(tests\/[^']+)',\n/gm, (line, file: string) => (files.has(file) ? line : ''))
    .replace(/^ {2}\[\n {2}\],\n/gm, '')
    .replace(/^ {2}\[\n((?: {4}'[^']+',\n)+) {2}\],$/gm, (list, lines: string) => {
      const line = `  [${lines
        .trim()
        .replace(/,\n\s*/g, ', ')
        .replace(/,$/, '')}],`;
      return line.length > LINE_WIDTH ? list : line;
    });
}

/**
 * Returns a workflow without the jobs that run a command which a new site does not have, and without tests that it does
 * not have. The tests of all pages are replaced with those of any site.
 */
export function adoptedWorkflow(source: string, { commands, files }: KeptParts): string {
  const text = source
    .replace('tests/site/every-page.test.ts', 'tests/site/every-address.test.ts')
    .replace(/\s+(tests\/[\w/-]+\.test\.ts)/g, (test, file: string) =>
      files.has(file) ? test : '',
    );
  const workflow = parseDocument(text);
  const jobs: Record<string, { steps?: { run?: string }[] }> = workflow.toJS().jobs ?? {};
  const gone = Object.keys(jobs).filter((name) =>
    jobs[name]?.steps?.some(({ run = '' }) =>
      [...run.matchAll(/npm run ([\w:-]+)/g)].some(([, command = '']) => !commands.has(command)),
    ),
  );
  if (gone.length === 0) return text;
  for (const name of gone) workflow.deleteIn(['jobs', name]);
  return workflow.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Returns the snippets for editors without those of live samples and of classes, and with the package of the product. */
export function adoptedSnippets(text: string, { npm }: Pick<Answers, 'npm'>): string {
  // Edited as text, so that the file keeps its format.
  const snippets = /^ {2}"[^"]+": \{(?:.*\}|\n(?: {4}.*\n)+ {2}\}),?\n/gm;
  return text
    .replace(snippets, (snippet) =>
      /react-native|<ClassTable|<Support|<Variants/.test(snippet) ? '' : snippet,
    )
    .replaceAll('nativewind', npm);
}
