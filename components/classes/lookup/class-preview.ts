import type { Found } from '@/lib/classes/lookup/lookup-index';
import { toDrawnCss, toNativeStyle } from '@/lib/player/native-css';
import type { Piece } from './piece';

/** Kind of preview. It is the value of the `data-preview` attribute, which the style sheet uses. */
type Kind = 'border' | 'box' | 'card' | 'gap' | 'item' | 'margin' | 'padding' | 'row' | 'text';

/**
 * Kinds of preview, each with the properties that it can show. Other properties are never set, because their
 * values may load a file, and values in brackets come from the URL.
 */
const KINDS: readonly [kind: Kind, properties: RegExp][] = [
  ['gap', /^(?:row|column)Gap$/],
  ['row', /^(?:flexDirection|justifyContent|alignItems)$/],
  ['item', /^(?:alignSelf|flex|flexGrow|flexShrink|flexBasis|order)$/],
  ['padding', /^padding(?:[A-Z][a-z]+)*$/],
  ['margin', /^margin(?:[A-Z][a-z]+)*$/],
  [
    'text',
    /^(?:color|fontSize|fontWeight|fontStyle|letterSpacing|textDecorationLine|textTransform)$/,
  ],
  ['card', /^boxShadow$/],
  ['border', /^border\w*(?:Color|Style|Width)$/],
  ['box', /^(?:backgroundColor|border\w*Radius|opacity|transform|width|height)$/],
];

/**
 * Returns a small drawing of a class, as native draws it. `undefined` if the class sets nothing that can be
 * shown, or nothing on native.
 */
export function toPreview({ ios, android }: Pick<Found, 'ios' | 'android'>): Piece | undefined {
  const css = drawnCss(ios, 'ios') ?? drawnCss(android, 'android') ?? {};
  const kind = KINDS.find(([, properties]) => Object.keys(css).some((key) => properties.test(key)));
  if (!kind) return undefined;
  const shown = Object.entries(css).filter(([key]) => KINDS.some(([, known]) => known.test(key)));
  return {
    tag: 'i',
    attributes: { 'data-preview': kind[0], 'aria-hidden': 'true' },
    children: [figure(kind[0], Object.fromEntries(shown))],
  };
}

function figure(kind: Kind, style: Record<string, string>): Piece {
  const part = (own: Record<string, string>, ...children: (Piece | string)[]): Piece => ({
    tag: 'b',
    attributes: {},
    style: own,
    children,
  });
  if (kind === 'gap') return part(style, part({}), part({}), part({}), part({}));
  if (kind === 'row') return part(style, part({}), part({}), part({}));
  if (kind === 'item') return part({}, part({}), part(style), part({}));
  if (kind === 'padding') return part(style, part({}));
  if (kind === 'margin') return part({}, part(style));
  return kind === 'text' ? part(style, 'Aa') : part(style);
}

function drawnCss(style: string, platform: 'ios' | 'android'): Record<string, string> | undefined {
  if (!style) return undefined;
  try {
    const native = toNativeStyle(style);
    // A preview has no children to style.
    return 'children' in native ? undefined : toDrawnCss(native, platform);
  } catch {
    // Values in brackets can make a style that cannot be parsed.
    return undefined;
  }
}
