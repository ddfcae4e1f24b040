import type { Code, Effects, State, Tokenizer } from 'micromark-util-types';
import { isLetter, isLineEnd, isSpace, tokenizeSpace } from './codes';

const COLON = 58;
const DASH = 45;
const OPEN = 91;
const CLOSE = 93;
const MINIMUM = 3;

/** The opening line: colons, a name, and a title up to the line's end. */
export function toOpening(found: (colons: number) => void): Tokenizer {
  return (effects, ok, nok) => {
    let size = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter('directiveContainerFence');
      effects.enter('directiveContainerSequence');
      return colons(code);
    }

    function colons(code: Code): State | undefined {
      if (code === COLON) {
        size += 1;
        effects.consume(code);
        return colons;
      }
      if (size < MINIMUM || !isLetter(code)) return nok(code);
      found(size);
      effects.exit('directiveContainerSequence');
      effects.enter('directiveContainerName');
      return name(code);
    }

    function name(code: Code): State | undefined {
      if (isLetter(code) || code === DASH) {
        effects.consume(code);
        return name;
      }
      effects.exit('directiveContainerName');
      return effects.attempt({ partial: true, tokenize: tokenizeTitle }, end, end)(code);
    }

    function end(code: Code): State | undefined {
      if (isSpace(code)) return tokenizeSpace(effects, end)(code);
      if (code !== null && !isLineEnd(code)) return nok(code);
      effects.exit('directiveContainerFence');
      return ok(code);
    }
  };
}

/** A title: all between the outer brackets, or all from the first word to the line's end. */
function tokenizeTitle(effects: Effects, ok: State, nok: State): State {
  let depth = 0;
  return start;

  function start(code: Code): State | undefined {
    if (code === OPEN) return bracket(code);
    return isSpace(code) ? tokenizeSpace(effects, words)(code) : nok(code);
  }

  function bracket(code: Code): State {
    effects.enter('directiveContainerLabel');
    effects.enter('labelMarker');
    effects.consume(code);
    effects.exit('labelMarker');
    return inBrackets;
  }

  function inBrackets(code: Code): State | undefined {
    if (code === CLOSE) return bracketsEnd(code);
    effects.enter('chunkText', { contentType: 'text' });
    return bracketed(code);
  }

  function bracketed(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return nok(code);
    if (code === CLOSE && depth === 0) {
      effects.exit('chunkText');
      return bracketsEnd(code);
    }
    if (code === OPEN) depth += 1;
    if (code === CLOSE) depth -= 1;
    effects.consume(code);
    return bracketed;
  }

  function bracketsEnd(code: Code): State {
    effects.enter('labelMarker');
    effects.consume(code);
    effects.exit('labelMarker');
    effects.exit('directiveContainerLabel');
    return ok;
  }

  function words(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) return nok(code);
    if (isSpace(code)) return tokenizeSpace(effects, words)(code);
    effects.enter('directiveContainerLabel');
    effects.enter('chunkText', { contentType: 'text' });
    return text(code);
  }

  function text(code: Code): State | undefined {
    if (code === null || isLineEnd(code)) {
      effects.exit('chunkText');
      effects.exit('directiveContainerLabel');
      return ok(code);
    }
    effects.consume(code);
    return text;
  }
}

/** The closing line: at least as many colons as the opening line had, and nothing else. */
export function toClosing(size: number): Tokenizer {
  return (effects, ok, nok) => {
    let found = 0;
    return start;

    function start(code: Code): State | undefined {
      if (isSpace(code)) return tokenizeSpace(effects, start)(code);
      effects.enter('directiveContainerFence');
      effects.enter('directiveContainerSequence');
      return colons(code);
    }

    function colons(code: Code): State | undefined {
      if (code === COLON) {
        found += 1;
        effects.consume(code);
        return colons;
      }
      if (found < size) return nok(code);
      effects.exit('directiveContainerSequence');
      return end(code);
    }

    function end(code: Code): State | undefined {
      if (isSpace(code)) return tokenizeSpace(effects, end)(code);
      if (code !== null && !isLineEnd(code)) return nok(code);
      effects.exit('directiveContainerFence');
      return ok(code);
    }
  };
}
