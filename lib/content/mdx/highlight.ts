import { createHighlighterCore, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { LANGUAGES } from './languages';

/** Part of a line of code. Text without a color has no `kind`. */
export interface Token {
  text: string;
  /**
   * Letter for the token's color: k keyword, s string, c comment, f function, n constant, t tag or type, a
   * attribute or property.
   */
  kind?: string;
}

/**
 * TextMate scopes for each kind of token. If two scopes match equally well, the later kind takes precedence.
 */
const KINDS: Record<string, string[]> = {
  k: ['keyword', 'storage', 'variable.language', 'markup.heading', 'constant.other.placeholder'],
  s: ['string', 'markup.inline.raw', 'constant.other.symbol'],
  c: ['comment', 'punctuation.definition.comment'],
  f: ['entity.name.function', 'support.function', 'entity.name.command', 'markup.underline.link'],
  n: ['constant', 'support.constant', 'keyword.other.unit', 'markup.bold'],
  t: [
    'entity.name.tag',
    'entity.name.type',
    'entity.name.class',
    'support.class.component',
    'support.type.primitive',
    'support.type.builtin',
    'punctuation.definition.tag',
    'entity.other.attribute-name.class.css',
    'entity.other.attribute-name.pseudo-class',
    'entity.other.attribute-name.pseudo-element',
  ],
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'entity.name.tag.yaml',
    'variable.css',
    'variable.argument.css',
    'constant.other.option',
  ],
  // Operators, punctuation and code inside strings have no color.
  _: [
    'keyword.operator',
    'meta.template.expression',
    'punctuation.definition.template-expression',
    'meta.embedded',
    'string.unquoted.argument',
    'punctuation.definition.block',
    'punctuation.separator',
  ],
};

const LETTERS = Object.keys(KINDS);

/**
 * Shiki theme whose color values are indexes of `LETTERS`. `kindOf` converts a token's color back to its
 * kind.
 */
const THEME: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...LETTERS.map((letter, index) => ({
      scope: KINDS[letter] ?? [],
      settings: { foreground: `#00000${index}` },
    })),
  ],
};

let shared: Promise<HighlighterCore> | undefined;

/** Returns the Shiki highlighter, which is created on the first call. Creating it takes about a second. */
export function loadHighlighter(): Promise<HighlighterCore> {
  shared ??= createHighlighterCore({
    themes: [THEME],
    langs: [
      import('shiki/langs/tsx.mjs'),
      import('shiki/langs/typescript.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/shellscript.mjs'),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/markdown.mjs'),
      import('shiki/langs/yaml.mjs'),
    ],
    // This engine needs only two thirds of the time that the JavaScript engine needs.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return shared;
}

/**
 * Maximum number of characters in a line that is highlighted. Grammars need quadratic time: a line of 100,000
 * characters, such as minified code in a file, would take hours.
 */
const LONGEST_LINE = 2000;

/**
 * Returns the tokens of each line of code. Adjacent tokens of the same kind are merged, and whitespace is
 * merged into the token before it. Lines of more than 2,000 characters have no colors.
 */
export function highlightCode(
  highlighter: HighlighterCore,
  code: string,
  language: string,
): Token[][] {
  const lang = LANGUAGES[language]?.grammar;
  if (!lang) return code.split('\n').map((text) => (text ? [{ text }] : []));
  // There is no time limit. With one, the rest of a line could stay without colors on a busy machine.
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: LONGEST_LINE };
  const options = { lang, theme: THEME.name ?? '', ...limits };
  const lines = highlighter.codeToTokensBase(code, options);
  return lines.map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, ...kindOf(color) }))),
  );
}

function kindOf(color: string | undefined): Pick<Token, 'kind'> {
  const letter = /^#00000\d$/.test(color ?? '') ? LETTERS[Number(color?.at(-1))] : undefined;
  return letter && letter !== '_' ? { kind: letter } : {};
}

function merge(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}
