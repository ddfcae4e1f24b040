import type { CompileContext, Token, Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';

/** The `{#custom-id}` of a heading, before it becomes the heading's id. */
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
 * Reads `{#custom-id}` at the end of a line of text. MDX would take it for a JavaScript expression
 * and fail, so it has to be known to the tokenizer; code and fences are never looked at.
 */
export const headingIdSyntax: Extension = { text: { [OPEN]: construct } };

/** Makes a node of what `headingIdSyntax` read. */
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
