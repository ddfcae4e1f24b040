import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import { isLineEnd } from './codes';
import { toClosing, toOpening } from './container-fence';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directiveContainer: 'directiveContainer';
    directiveContainerFence: 'directiveContainerFence';
    directiveContainerSequence: 'directiveContainerSequence';
    directiveContainerName: 'directiveContainerName';
    directiveContainerLabel: 'directiveContainerLabel';
    directiveContainerContent: 'directiveContainerContent';
  }
}

const COLON = 58;

/**
 * Reads containers: `:::name`, `:::name[Title]` or `:::name Title`, up to a line of as many colons.
 * micromark-extension-directive reads neither a title without brackets nor leaves `dark:bg-black`
 * and `::before` in prose alone; its token names are kept, since mdast-util-directive builds the tree.
 */
export const containerSyntax: Extension = {
  flow: { [COLON]: { name: 'container', concrete: true, tokenize: tokenizeContainer } },
};

const nextLine: Construct = { partial: true, tokenize: tokenizeNextLine };

function tokenizeContainer(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this;
  let size = 0;
  let previous: Token | undefined;
  return start;

  function start(code: Code): State | undefined {
    effects.enter('directiveContainer');
    const opening: Construct = { partial: true, tokenize: toOpening((colons) => (size = colons)) };
    return effects.attempt(opening, opened, nok)(code);
  }

  function opened(code: Code): State | undefined {
    if (context.interrupt) return ok(code);
    return code === null ? after(code) : effects.attempt(nextLine, contentStart, after)(code);
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return after(code);
    effects.enter('directiveContainerContent');
    return lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    const closing: Construct = { partial: true, tokenize: toClosing(size) };
    return effects.attempt(closing, afterContent, chunkStart)(code);
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return afterContent(code);
    const token = effects.enter('chunkDocument', { contentType: 'document', previous });
    if (previous) previous.next = token;
    previous = token;
    return chunk(code);
  }

  function chunk(code: Code): State | undefined {
    if (code === null) return chunkEnd(afterContent)(code);
    if (isLineEnd(code)) return effects.check(nextLine, chunkNext, chunkEnd(afterContent))(code);
    effects.consume(code);
    return chunk;
  }

  function chunkNext(code: Code): State | undefined {
    effects.consume(code);
    return chunkEnd(lineStart);
  }

  function chunkEnd(next: State): State {
    return (code) => {
      const token = effects.exit('chunkDocument');
      context.parser.lazy[token.start.line] = false;
      return next(code);
    };
  }

  function afterContent(code: Code): State | undefined {
    effects.exit('directiveContainerContent');
    return after(code);
  }

  function after(code: Code): State | undefined {
    effects.exit('directiveContainer');
    return ok(code);
  }
}

/** A line end after which the container goes on: not a line that only hangs on to a quote or a list. */
function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
  };
}
