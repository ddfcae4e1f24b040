import { ContentError, type Position } from '@/lib/content/error';
import type { ClaimPlace, Verdict } from '@/lib/mdx/claim-grammar';
import {
  type ClassSupport,
  type ClassVersion,
  PLATFORMS,
  type Platform,
  supportText,
} from './data';
import { parseClass } from './resolve';
import { selectClasses } from './select';
import { classStore, variantStore } from './store';
import type { VariantSupport } from './variants';

/** A claim of a page about what stands in code beside it. */
export interface ClaimUse {
  text: string;
  verdict: Verdict;
  place: ClaimPlace;
  file: string;
  position: Position;
}

/** Where the data of the library says the opposite of what a page claims. */
export function checkClaims(
  claims: readonly ClaimUse[],
  version: ClassVersion,
  own: readonly string[] = [],
): ContentError[] {
  return claims.flatMap((claim) => {
    if (own.includes(claim.text)) return [];
    const truth = contradiction(claim, version);
    if (!truth) return [];
    const { file, position, text, verdict, place } = claim;
    const said = `${SAID[verdict]}${verdict === 'always' || verdict === 'never' ? '' : ` ${PLACES[place]}`}`;
    const fix = text.endsWith(':')
      ? 'Correct the sentence, or use <Variants />.'
      : `Correct the sentence, or let <Support class="${text}" /> say it.`;
    return [
      new ContentError({
        file,
        position,
        problem: `${text} is said to ${said}`,
        expected: `In ${version} the library says ${truth}.`,
        fix,
      }),
    ];
  });
}

const SAID: Record<Verdict, string> = {
  works: 'work',
  none: 'have no effect',
  only: 'work only',
  always: 'always apply',
  never: 'never apply',
};

const PLACES: Record<ClaimPlace, string> = {
  native: 'on native',
  ios: 'on iOS',
  android: 'on Android',
  web: 'on the web',
  all: 'on all platforms',
};

/** What is true instead, in words; nothing when the claim holds or nothing is known of its subject. */
function contradiction(claim: ClaimUse, version: ClassVersion): string | undefined {
  const { text } = claim;
  if (text.endsWith(':')) return ofVariant(text.slice(0, -1), claim, version);
  const { byName } = classStore(version);
  const parsed = parseClass(text, { has: (name) => byName.has(name) });
  const [variant] = parsed.variants;
  if (!variant) return parsed.important || parsed.modifier ? undefined : ofClass(claim, version);
  const truth = ofVariant(variant, claim, version);
  // A class that has no effect by itself has none behind a variant either; a prop takes some classes only.
  if (truth === undefined || claim.verdict !== 'none') return truth;
  const isProp = variantNamed(variant, version)?.conditions.some((text) => text.startsWith('prop'));
  return isProp ? undefined : ofClass({ ...claim, text: parsed.base }, version);
}

function ofClass({ text, verdict, place }: ClaimUse, version: ClassVersion): string | undefined {
  if (verdict === 'always' || verdict === 'never') return undefined;
  const classes = selectClasses(classStore(version).classes, { classes: text });
  const wrong = classes.find((item) => !holds(item, verdict, place));
  return wrong && `${wrong.name}: ${supportText(wrong.support)}`;
}

function holds(
  { support }: ClassSupport,
  verdict: 'works' | 'none' | 'only',
  place: ClaimPlace,
): boolean {
  const isThere = (platform: Platform) => support[platform] !== 'none';
  const places = PLATFORMS.filter((platform) => place === 'all' || isOf(platform, place));
  if (verdict === 'works') return places.every(isThere);
  if (verdict === 'none') return !places.some(isThere);
  return PLATFORMS.every((platform) => isThere(platform) === places.includes(platform));
}

function isOf(platform: Platform, place: ClaimPlace): boolean {
  return place === 'native' ? platform !== 'web' : platform === place;
}

function ofVariant(
  name: string,
  { verdict, place }: ClaimUse,
  version: ClassVersion,
): string | undefined {
  const variant = variantNamed(name, version);
  if (!variant || place === 'ios' || place === 'android') return undefined;
  return FITS[verdict](variant, place) ? undefined : `${name}: ${OUTCOMES[variant.outcome]}`;
}

function variantNamed(name: string, version: ClassVersion): VariantSupport | undefined {
  return variantStore(version).find((variant) => variant.name === name);
}

const FITS: Record<Verdict, (variant: VariantSupport, place: ClaimPlace) => boolean> = {
  works: ({ outcome, css }, place) => (place === 'web' ? css !== '' : outcome === 'works'),
  none: ({ outcome, css }, place) =>
    place === 'web' ? css === '' : outcome === 'dropped' || outcome === 'never',
  only: ({ outcome, css }, place) =>
    place === 'web' ? css !== '' && outcome !== 'works' : outcome === 'works' && css === '',
  always: ({ outcome }) => outcome === 'always',
  never: ({ outcome }) => outcome === 'never' || outcome === 'dropped',
};

const OUTCOMES: Record<VariantSupport['outcome'], string> = {
  works: 'it works on native',
  always: 'on native it applies always',
  group: 'on native it applies in every group',
  never: 'on native it never applies',
  dropped: 'native drops its classes',
};
