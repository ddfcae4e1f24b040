import type { ElementContent } from 'hast';
import type { Code } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { State } from 'mdast-util-to-hast';
import convert from 'npm-to-yarn';
import type { HighlighterCore } from 'shiki/core';
import { toAttributes } from './attributes';
import { toCodeHtml } from './code-html';
import { type FenceData, runCode } from './fences';
import { highlightCode } from './highlight';
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
    }),
    children: [block],
  };
}

function toBlock(
  { language, meta, lines, isDocumented }: FenceData,
  highlighter: HighlighterCore,
): MdxJsxFlowElementHast {
  const code = lines.map((line) => line.text).join('\n');
  const numbered = meta.showLineNumbers === true;
  const isInTitle = meta.title?.endsWith(`.${language}`);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: toAttributes({
      html: toCodeHtml(lines, highlightCode(highlighter, code, language), numbered, isDocumented),
      language,
      // A title such as `App.tsx` contains the language.
      label: isInTitle ? undefined : LANGUAGES[language]?.label,
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
