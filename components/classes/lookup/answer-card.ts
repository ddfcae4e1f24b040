/**
 * Content of the answer card. It is plain data, because React renders the first card at build time and the
 * lookup creates the others in the browser.
 */

import {
  classCopy,
  classInstead,
  classNative,
  lookupGuess,
  supportWords,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import {
  decodeSupport,
  PLATFORM_NAMES,
  PLATFORMS,
  type Support,
} from '@/lib/classes/data/class-data';
import { describeCondition } from '@/lib/classes/data/describe-condition';
import { shortCss } from '@/lib/classes/data/display';
import { toCssLines, toStyleLines } from '@/lib/classes/data/style-lines';
import type { Found } from '@/lib/classes/lookup/lookup-index';
import { toPreview } from './class-preview';
import { type Piece, piece } from './piece';

/** Data for a card in addition to the lookup result. */
interface Context {
  /** Returns the title of a page. */
  titleOf(page: string): string;
  /** Whether the class is the best guess for something that is not a class. */
  isGuess?: boolean;
}

/**
 * Returns the card for a lookup result: the class with a preview, what it does on each platform, what to write
 * instead if native does not support it, remarks, and a link to its page.
 */
export function toCard(name: string, found: Found, { titleOf, isGuess }: Context): Piece[] {
  const { page, remarks } = found;
  const preview = toPreview(found);
  return [
    piece(
      'p',
      { 'data-head': '' },
      piece('code', {}, name),
      piece('button', { type: 'button', 'data-copy': name, 'aria-label': classCopy(name) }),
      ...(isGuess ? [piece('small', {}, lookupGuess)] : []),
      ...(preview ? [preview] : []),
    ),
    ...(remarks.length > 0 ? [piece('p', {}, remarks.join(' '))] : []),
    piece('dl', {}, ...toColumns(found, titleOf)),
    ...(page ? [piece('p', {}, pageLink(page, titleOf))] : []),
  ];
}

interface Column {
  name: string;
  support: Support;
  lines: string[];
  conditions: string[];
  instead: Piece[];
}

/**
 * Returns one column per platform, or one for iOS and Android if they do not differ. The first column contains
 * what to write instead on native.
 */
function toColumns(found: Found, titleOf: Context['titleOf']): Piece[] {
  const support = decodeSupport(found.support);
  const [ios, android, web] = PLATFORMS.map((platform): Column => {
    const style = platform === 'web' ? '' : found[platform];
    return {
      name: PLATFORM_NAMES[platform],
      support: support[platform],
      lines: platform === 'web' ? toCssLines(wholeCss(found.css)) : toStyleLines(style),
      conditions: style ? found.conditions.map(describeCondition) : [],
      instead: platform === 'ios' ? toInstead(found, titleOf) : [],
    };
  });
  if (!ios || !android || !web) return [];
  const isSame = ios.support === android.support && found.ios === found.android;
  const columns = isSame ? [{ ...ios, name: classNative }, web] : [ios, android, web];
  return columns.map(toColumn);
}

/** Returns the CSS of a class in its short form, unless that omits a value. */
function wholeCss(css: string): string {
  const short = shortCss(css);
  return short.includes('…') ? css : short;
}

function toColumn({ name, support, lines, conditions, instead }: Column): Piece {
  const style = lines.map(toLine);
  return piece(
    'div',
    {},
    piece('dt', {}, name),
    piece('dd', { 'data-support': support }, supportWords[support]),
    ...(style.length > 0 ? [piece('dd', { 'data-style': '' }, ...style)] : []),
    ...conditions.map((condition) => piece('dd', { 'data-condition': '' }, condition)),
    ...instead,
  );
}

/** Returns a line of a style. Its indentation is a style, so that the rest of a long line has it too. */
function toLine(line: string): Piece {
  const indent = line.search(/\S/);
  const plain = piece('code', {}, line.trim());
  return indent > 0 ? { ...plain, style: { paddingInlineStart: `${indent + 2}ch` } } : plain;
}

/** Returns what to write instead, with a link to the page of the replacement unless the card links to it. */
function toInstead({ instead, page }: Found, titleOf: Context['titleOf']): Piece[] {
  if (!instead) return [];
  const link = instead.page && instead.page !== page ? [' ', pageLink(instead.page, titleOf)] : [];
  const sentence = withCode(instead.sentence);
  return [piece('dd', { 'data-instead': '' }, `${classInstead} `, ...sentence, ...link)];
}

/** Returns the parts of a Markdown sentence with code spans. */
function withCode(sentence: string): (Piece | string)[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? piece('code', {}, part) : part))
    .filter((part) => part !== '');
}

function pageLink(page: string, titleOf: Context['titleOf']): Piece {
  return piece('a', { href: withBasePath(page) }, titleOf(page));
}
