/**
 * Content of the answer card. It is plain data, because React renders the first card at build time and the
 * lookup creates the others in the browser.
 */

import { classCopy, classNative, lookupPage } from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { USE_INSTEAD } from '@/lib/classes/data/alternatives';
import {
  decodeSupport,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Support,
} from '@/lib/classes/data/class-data';
import { describeCondition } from '@/lib/classes/data/describe-condition';
import { statusText } from '@/lib/classes/data/display';
import { plainCss } from '@/lib/classes/data/short-style';
import {
  splitProperties,
  splitStyle,
  toCssLines,
  toStyleLines,
} from '@/lib/classes/data/style-lines';
import type { Found } from '@/lib/classes/lookup/lookup-index';
import { toPreview } from './class-preview';
import { type Piece, piece } from './piece';

/** Data for a card in addition to the lookup result. */
interface Context {
  /** Returns the title of a page. */
  titleOf(page: string): string;
  /** Shown next to the class, such as `Best guess`. */
  note?: string;
}

/**
 * Returns the card for a lookup result: the class with a preview, remarks, what it does on each platform, what
 * to use instead if native does not support it, and a link to its page.
 */
export function toCard(name: string, found: Found, { titleOf, note }: Context): Piece[] {
  const { page } = found;
  const preview = toPreview(found);
  const columns = toColumns(found, titleOf);
  const limited = columns.filter(({ support }) => support !== 'full');
  // If the class works everywhere else, the remarks are about this column.
  const about = limited.length === 1 ? limited[0] : undefined;
  return [
    piece(
      'p',
      { 'data-head': '' },
      ...(preview ? [preview] : []),
      piece('code', {}, name),
      piece('button', { type: 'button', 'data-copy': name, 'aria-label': classCopy(name) }),
      ...(note ? [piece('small', {}, note)] : []),
    ),
    ...(about ? [] : toRemarks(found, 'p')),
    piece(
      'dl',
      {},
      ...columns.map((column) => toColumn(column, column === about ? toRemarks(found, 'dd') : [])),
    ),
    ...(page ? [piece('p', {}, pageLink(page, lookupPage(titleOf(page))))] : []),
  ];
}

interface Column {
  name: string;
  platforms: readonly Platform[];
  support: Support;
  lines: string[];
  conditions: string[];
  instead: Piece[];
}

/**
 * Returns one column per platform, or one for iOS and Android if they do not differ. The first column contains
 * the replacement on native.
 */
function toColumns(found: Found, titleOf: Context['titleOf']): Column[] {
  const support = decodeSupport(found.support);
  const [ios, android, web] = PLATFORMS.map((platform): Column => {
    const style = platform === 'web' ? '' : found[platform];
    return {
      name: PLATFORM_NAMES[platform],
      platforms: [platform],
      support: support[platform],
      lines: platform === 'web' ? toCssLines(plainCss(found.css)) : toStyleLines(style),
      conditions: style ? found.conditions.map(describeCondition) : [],
      instead: platform === 'ios' ? toInstead(found, titleOf) : [],
    };
  });
  if (!ios || !android || !web) return [];
  const isSame = ios.support === android.support && found.ios === found.android;
  return isSame
    ? [{ ...ios, name: classNative, platforms: ['ios', 'android'] }, web]
    : [ios, android, web];
}

function toRemarks({ remarks }: Found, tag: 'p' | 'dd'): Piece[] {
  return remarks.length > 0 ? [piece(tag, {}, remarks.join(' '))] : [];
}

function toColumn(
  { name, platforms, support, lines, conditions, instead }: Column,
  remarks: Piece[],
): Piece {
  const style = lines.map(toLine);
  const corners = platforms.map((platform) => piece('i', { 'data-corner': platform }));
  return piece(
    'div',
    {},
    piece('dt', {}, ...corners, name),
    piece('dd', { 'data-support': support }, statusText(support)),
    ...(style.length > 0 ? [piece('dd', { 'data-style': '' }, ...style)] : []),
    ...conditions.map((condition) => piece('dd', { 'data-condition': '' }, condition)),
    ...remarks,
    ...instead,
  );
}

/** Returns a line of a style. Its indentation is a style, so that the rest of a long line has it too. */
function toLine(line: string): Piece {
  const indent = line.search(/\S/);
  const plain = piece(
    'code',
    {},
    ...splitProperties(line.trim()).flatMap((part, at) =>
      at % 2 ? [piece('i', {}, part)] : withSpans(part),
    ),
  );
  return indent > 0 ? { ...plain, style: { paddingInlineStart: `${indent + 2}ch` } } : plain;
}

/** Returns the parts of a value. Those that stay on one line are `span` elements. */
function withSpans(value: string): (Piece | string)[] {
  return splitStyle(value).map((part, at) => (at % 2 ? piece('span', {}, part) : part));
}

/** Returns the replacement on native, with a link to its page unless the card already has that link. */
function toInstead({ instead, page }: Found, titleOf: Context['titleOf']): Piece[] {
  if (!instead) return [];
  const link =
    instead.page && instead.page !== page
      ? ['. See ', pageLink(instead.page, titleOf(instead.page))]
      : [];
  const sentence = withCode(instead.sentence);
  return [piece('dd', { 'data-instead': '' }, `${USE_INSTEAD} `, ...sentence, ...link)];
}

/** Returns the parts of a Markdown sentence with code spans. */
export function withCode(sentence: string): (Piece | string)[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? piece('code', {}, part) : part))
    .filter((part) => part !== '');
}

function pageLink(page: string, text: string): Piece {
  return piece('a', { href: withBasePath(page) }, text);
}
