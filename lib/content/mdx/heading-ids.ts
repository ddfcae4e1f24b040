import type { Heading as MdastHeading, Root } from 'mdast';
import type { CompileContext, Token, Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import type { Compilation } from './compilation';

declare module 'mdast' {
  interface HeadingData {
    /** Id that the author set with `{#custom-id}`. */
    customId?: string;
  }
}

/**
 * Remark plugin that turns `{#custom-id}` at the end of a heading into the heading's id. Reports ids in other
 * positions, and level-1 headings.
 */
export function remarkHeadingIds(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'heading', takeId);
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) reportTitle(heading, page);
    });
    visit(tree, 'headingId', (node, index, parent) => {
      page.report(node, {
        problem: `{#${node.value}} is not at the end of a heading`,
        fix: 'Move it to the end of its heading.',
      });
      if (parent && index !== undefined) parent.children.splice(index, 1);
    });
  };
}

function takeId(heading: MdastHeading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'headingId') return;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, customId: last.value, hProperties: { id: last.value } };
}

function reportTitle(heading: MdastHeading, page: Compilation): void {
  page.report(heading, {
    problem: 'A first-level heading in the body',
    expected: 'the title of the front matter to be the only one',
    fix: 'Start with ##.',
  });
}

/** Node for `{#custom-id}` in the Markdown tree. `remarkHeadingIds` removes these nodes. */
export interface HeadingId {
  type: 'headingId';
  value: string;
  position?: import('unist').Position | undefined;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingId;
  }
  interface RootContentMap {
    headingId: HeadingId;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

const HASH = 35;
const OPEN = 123;
const CLOSE = 125;

const construct: Construct = { name: 'headingId', tokenize };

/**
 * Micromark extension that parses `{#custom-id}` at the end of a heading or another block of text. Without
 * it, MDX would parse the braces as a JavaScript expression and fail. Inline code and code blocks are not
 * affected.
 */
export const headingIdSyntax: Extension = { text: { [OPEN]: construct } };

/** Extension for `mdast-util-from-markdown` that converts the tokens of `headingIdSyntax` to tree nodes. */
export const headingIdTree: TreeExtension = {
  enter: { headingId: enterHeadingId },
  exit: { headingId: exitHeadingId },
};

function tokenize(effects: Effects, ok: State, nok: State): State {
  let empty = true;
  return start;

  function start(code: Code): State {
    effects.enter('headingId');
    effects.consume(code);
    return hash;
  }

  function hash(code: Code): State | undefined {
    if (code !== HASH) return nok(code);
    effects.consume(code);
    return name;
  }

  function name(code: Code): State | undefined {
    if (code === CLOSE && !empty) {
      effects.consume(code);
      effects.exit('headingId');
      return end;
    }
    if (code === null || code <= 32 || code === CLOSE) return nok(code);
    empty = false;
    effects.consume(code);
    return name;
  }

  function end(code: Code): State | undefined {
    return code === null ? ok(code) : nok(code);
  }
}

function enterHeadingId(this: CompileContext, token: Token): undefined {
  this.enter({ type: 'headingId', value: this.sliceSerialize(token).slice(2, -1) }, token);
}

function exitHeadingId(this: CompileContext, token: Token): undefined {
  this.exit(token);
}
