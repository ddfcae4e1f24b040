import { parse } from '@babel/parser';

/** Syntax error in a file. Line and column start at 1. */
export interface SyntaxMistake {
  line: number;
  column: number;
  /** Sentence of the parser, without its position. */
  message: string;
}

/**
 * Returns the first syntax error of a script, or `undefined` if the script parses. Scripts with an `@flow` comment
 * are not parsed, because Babel does not support the current syntax of Flow. The extension of `name` determines the
 * language.
 */
export function syntaxErrorIn(name: string, text: string): SyntaxMistake | undefined {
  const isTypeScript = /\.[cm]?tsx?$/.test(name);
  if (!isTypeScript && /^\s*(?:\/\/|\/?\*).*@flow\b/m.test(text)) return undefined;
  try {
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      plugins: [
        'decorators',
        ...(isTypeScript ? (['typescript'] as const) : (['flow'] as const)),
        ...(/\.[cm]?ts$/.test(name) ? [] : (['jsx'] as const)),
      ],
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const message = error.message.replace(/ \(\d+:\d+\)$/, '');
    return { line, column: column + 1, message };
  }
}
