import type { InlineCode, Nodes, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type ClassSupport,
  PLATFORMS,
  type Platform,
  supportText,
  type VariantSupport,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { parseClass } from '@/lib/classes/data/resolve-class';
import { selectClasses } from '@/lib/classes/data/select';
import { ContentError, type FilePosition } from '@/lib/config/source/content-error';
import type { Compiled } from '@/lib/content/mdx/compiled';
import {
  type ClaimPlace,
  type ClaimVerdict,
  type ReadClaim,
  readCell,
  readClaims,
} from './claim-grammar';

/**
 * A claim that a page makes about a class or a variant, with its position. `text` is the class, or the
 * variant with its colon, such as `hover:`.
 */
export interface Claim extends FilePosition, Omit<ReadClaim, 'subjects'> {
  text: string;
}

/** Returns the claims about support for classes and variants in a page's paragraphs, headings and tables. */
export function claimsOfPage({ tree }: Pick<Compiled, 'tree'>, product: string): Claim[] {
  const found: Claim[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const { text, codes } = toText(node);
      collect(readClaims(text, product), codes, found);
    }
    if (node.type === 'table') fromTable(node, found);
  });
  return found;
}

/**
 * Reports claims that contradict the class data. Classes in `own` are skipped, because the page declares them
 * as its own.
 */
export function checkClaims(
  claims: readonly Claim[],
  store: ClassStore,
  own: readonly string[] = [],
): ContentError[] {
  return claims.flatMap((claim) => {
    if (own.includes(claim.text)) return [];
    const truth = contradiction(claim, store);
    if (!truth) return [];
    const { file, position, text, verdict, place } = claim;
    const said = `${SAID[verdict]}${verdict === 'always' || verdict === 'never' ? '' : ` ${PLACES[place]}`}`;
    const fix = text.endsWith(':')
      ? 'Correct the sentence, or use <Variants />.'
      : `Correct the sentence, or use <Support class="${text}" />.`;
    return [
      new ContentError({
        file,
        position,
        problem: `${text} is said to ${said}`,
        expected: `The class data of ${store.label} disagrees: ${truth}.`,
        fix,
      }),
    ];
  });
}

const SAID: Record<ClaimVerdict, string> = {
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

/**
 * Returns what the class data says when it contradicts a claim. Undefined when the claim is correct or cannot
 * be checked, for example because its class or variant is unknown.
 */
function contradiction(claim: Claim, store: ClassStore): string | undefined {
  const { text } = claim;
  if (text.endsWith(':')) return ofVariant(text.slice(0, -1), claim, store);
  const { byName } = store;
  const parsed = parseClass(text, { has: (name) => byName.has(name) });
  const [variant] = parsed.variants;
  if (!variant) return parsed.important || parsed.modifier ? undefined : ofClass(claim, store);
  const truth = ofVariant(variant, claim, store);
  // A class without effect also has no effect with a variant, as in `dark:p-4`, so the claim is wrong only if
  // it is also wrong about the class itself. Variants for props are exempt, because a prop accepts only some
  // classes.
  if (truth === undefined || claim.verdict !== 'none') return truth;
  const isProp = variantNamed(variant, store)?.conditions.some((text) => text.startsWith('prop'));
  return isProp ? undefined : ofClass({ ...claim, text: parsed.base }, store);
}

function ofClass({ text, verdict, place }: Claim, store: ClassStore): string | undefined {
  if (verdict === 'always' || verdict === 'never') return undefined;
  const { classes, byName } = store;
  const named = text.includes('*') ? selectClasses(classes, { classes: text }) : byName.get(text);
  const wrong = [named ?? []].flat().find((item) => !holds(item, verdict, place));
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

function ofVariant(name: string, { verdict, place }: Claim, store: ClassStore): string | undefined {
  const variant = variantNamed(name, store);
  if (!variant || place === 'ios' || place === 'android') return undefined;
  return FITS[verdict](variant, place) ? undefined : `${name}: ${OUTCOMES[variant.outcome]}`;
}

function variantNamed(name: string, store: ClassStore): VariantSupport | undefined {
  return store.variants.find((variant) => variant.name === name);
}

const FITS: Record<ClaimVerdict, (variant: VariantSupport, place: ClaimPlace) => boolean> = {
  works: ({ outcome, on }, place) => (place === 'web' ? on.includes('web') : outcome === 'works'),
  none: ({ outcome, on }, place) =>
    place === 'web' ? !on.includes('web') : outcome === 'dropped' || outcome === 'never',
  only: ({ outcome, on }, place) =>
    on.includes('web') === (place === 'web') && (outcome === 'works') !== (place === 'web'),
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

function fromTable({ children: [head, ...rows] }: Table, found: Claim[]): void {
  const headings = head?.children.map((cell) => plain(cell)) ?? [];
  for (const { children: cells } of rows) {
    const [first, ...others] = cells;
    const { codes } = first ? toText(first) : { codes: [] };
    const subjects = codes.map((_, index) => index);
    others.forEach((cell, index) => {
      const claim = readCell(headings[index + 1] ?? '', plain(cell));
      if (claim) collect([{ ...claim, subjects }], codes, found);
    });
  }
}

function collect(claims: ReadClaim[], codes: InlineCode[], found: Claim[]): void {
  for (const { subjects, ...claim } of claims) {
    if (subjects.some((subject) => isComponent(codes[subject]?.value ?? ''))) continue;
    for (const subject of subjects) {
      const node = codes[subject];
      const place = node?.data?.place;
      if (!place) continue;
      const { file, start: position } = place;
      found.push({ ...claim, text: node.value, file, position });
    }
  }
}

/**
 * Whether inline code looks like a component, JSX or an object. The claim in "in a `View`, `gap-x-4` works"
 * holds only under a condition, so claims about such code are not checked.
 */
function isComponent(code: string): boolean {
  return /^[A-Z<{]/.test(code);
}

function plain(cell: TableCell): string {
  return toText(cell).text.trim();
}

/**
 * Replaces each inline code element in a node's text with a placeholder such as `⟦0⟧`. Returns the text and
 * the inline code elements.
 */
function toText(node: Nodes): { text: string; codes: InlineCode[] } {
  const codes: InlineCode[] = [];
  const write = (child: Nodes): string => {
    if (child.type === 'inlineCode') return `⟦${codes.push(child) - 1}⟧`;
    if (child.type === 'text') return child.value.replace(/\s+/g, ' ');
    return 'children' in child ? child.children.map(write).join('') : '';
  };
  return { text: write(node), codes };
}
