import type { ElementContent } from 'hast';
import type { Code } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { State } from 'mdast-util-to-hast';
import convert from 'npm-to-yarn';
import type { HighlighterCore } from 'shiki/core';
import { toAttributes } from './attributes';
import type { CodeLine, Mark } from './code-lines';
import { type FenceData, runCode } from './fences';
import { highlightCode, type Token } from './highlight';
import { LANGUAGES } from './languages';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementHastData {
    /** Code of the block for the search index, without lines marked as deleted. */
    code?: string;
  }
}

/**
 * Creates the function that converts a code block to a component with syntax highlighting. A block with the
 * `pm` option becomes tabs that show its npm command for each package manager. A block with the `player`
 * option becomes a live sample.
 */
export function toCodeHandler(highlighter: HighlighterCore) {
  return (_state: State, node: Code): ElementContent => {
    const fence = node.data?.fence;
    if (!fence) return { type: 'text', value: node.value };
    const block = fence.meta.pm ? toManagerTabs(fence, highlighter) : toBlock(fence, highlighter);
    if (fence.meta.player) return { ...toPlayer(fence, block), position: node.position };
    return { ...block, position: node.position };
  };
}

/** Wraps a code block in a live sample. */
function toPlayer({ meta, lines }: FenceData, block: MdxJsxFlowElementHast): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Player',
    attributes: toAttributes({
      code: runCode(lines),
      title: meta.title,
      height: meta.height,
      native: meta.native,
      fixed: meta['no-edit'],
      collapsed: meta.collapsed,
      platforms: meta.platforms,
    }),
    children: [block],
  };
}

function toBlock(
  { language, meta, lines }: FenceData,
  highlighter: HighlighterCore,
): MdxJsxFlowElementHast {
  const code = lines.map((line) => line.text).join('\n');
  const numbered = meta.showLineNumbers === true;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: toAttributes({
      html: toCodeHtml(lines, highlightCode(highlighter, code, language), numbered),
      language,
      label: LANGUAGES[language]?.label,
      title: meta.title,
      numbered: meta.showLineNumbers,
      wrap: meta.wrap,
    }),
    children: [],
    data: { code: runCode(lines) },
  };
}

function toManagerTabs(fence: FenceData, highlighter: HighlighterCore): MdxJsxFlowElementHast {
  const items = MANAGERS.map((manager) => {
    const block = toBlock({ ...fence, lines: convertLines(fence, manager) }, highlighter);
    // The search index needs the command only once.
    if (manager !== 'npm') delete block.data;
    const attributes = toAttributes({ value: manager, label: manager });
    return { type: 'mdxJsxFlowElement' as const, name: 'TabItem', attributes, children: [block] };
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: toAttributes({ groupId: 'package-manager' }),
    children: items,
  };
}

function convertLines({ lines }: FenceData, manager: (typeof MANAGERS)[number]) {
  if (manager === 'npm') return lines;
  return lines.map((line) => ({ ...line, text: convert(line.text, manager) }));
}

/** For each kind of mark, its HTML tag and its name for screen readers. */
const MARKS: Record<Mark, { tag: string; name: string }> = {
  highlight: { tag: 'mark', name: 'Highlighted' },
  inserted: { tag: 'ins', name: 'Added' },
  deleted: { tag: 'del', name: 'Removed' },
};

/** A line of code, split into tokens for syntax highlighting. */
interface Row extends CodeLine {
  tokens: Token[];
}

/**
 * Returns the HTML inside the `<code>` element of a code block. Each marked line becomes an element such as
 * `<mark>`. If the lines are numbered, each other line becomes a `<span>`.
 */
export function toCodeHtml(lines: CodeLine[], tokens: Token[][], numbered: boolean): string {
  const rows = lines.map((line, index) => ({ ...line, tokens: tokens[index] ?? [] }));
  return runsOf(rows, (row) => row.mark)
    .map((run) =>
      run.map((row, index) => toLine(row, index === 0 ? run.length : 0, numbered)).join(''),
    )
    .join('')
    .replace(/\n$/, '');
}

/**
 * Renders a line as HTML. For the first of consecutive lines with the same mark, `runLength` is the number of
 * these lines, and the HTML starts with a label for screen readers, such as "Added lines:". For other lines,
 * `runLength` is 0.
 */
function toLine({ mark, tokens }: Row, runLength: number, numbered: boolean): string {
  const html = `${tokens.map(toHtml).join('')}\n`;
  if (!mark) return numbered ? `<span>${html}</span>` : html;
  const { tag, name } = MARKS[mark];
  const said = `${name} ${runLength === 1 ? 'line' : 'lines'}: `;
  const spoken = runLength > 0 ? `<span class="sr-only">${said}</span>` : '';
  return `<${tag}>${spoken}${html}</${tag}>`;
}

function toHtml({ text, kind }: Token): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind ? `<span class="${kind}">${html}</span>` : html;
}

/** Groups consecutive items for which `key` returns the same value. */
function runsOf<T, K>(items: T[], key: (item: T) => K): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first !== undefined && key(first) === key(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
