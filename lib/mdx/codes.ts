import type { Code, Effects, State } from 'micromark-util-types';

/** Reads blanks and goes on with `next`. */
export function tokenizeSpace(effects: Effects, next: State): State {
  return (code) => {
    effects.enter('whitespace');
    return consume(code);
  };

  function consume(this: void, code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return consume;
    }
    effects.exit('whitespace');
    return next(code);
  }
}

/** Whether the tokenizer is at a line's end; the end of the text is none. */
export function isLineEnd(code: Code): boolean {
  return code !== null && code < -2;
}

/** Whether the tokenizer is at a blank or a tab. */
export function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32;
}

/** Whether the tokenizer is at a letter of ASCII. */
export function isLetter(code: Code): boolean {
  return code !== null && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122));
}
