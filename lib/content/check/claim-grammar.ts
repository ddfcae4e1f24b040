import { escapeRegExp } from '@/lib/config/escape-reg-exp';

/**
 * What a sentence claims: that a class or variant works, has no effect (`none`), or works only on some
 * platforms (`only`), or that a variant such as `hover:` always or never applies.
 */
export type ClaimVerdict = 'works' | 'none' | 'only' | 'always' | 'never';

/** Platform that a claim is about. `native` is iOS and Android. `all` also includes the web. */
export type ClaimPlace = 'native' | 'ios' | 'android' | 'web' | 'all';

/**
 * A claim in a sentence, such as "`gap-4` works on iOS". `subjects` are the indexes of the inline code
 * elements that the claim is about.
 */
export interface ReadClaim {
  verdict: ClaimVerdict;
  place: ClaimPlace;
  subjects: number[];
  /** Text of the claim, such as "⟦0⟧ works on iOS". */
  words: string;
}

const CODE = '⟦\\d+⟧';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor|as well as|along with)(?: the)?|,)? ${CODE})*`;
/**
 * Pattern for the text between inline code and the claim about it. It contains at most 50 characters. Inline
 * code, parentheses and most punctuation are not allowed in it.
 */
const GAP = `(?: [^⟦⟧.,;:()|]{1,50}?)?`;

const PLACES: [place: ClaimPlace, source: string][] = [
  ['native', '(?:native|phones|a (?:phone|device)|devices|iOS (?:and|or) Android|native views)'],
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['web', '(?:the web|a browser|browsers)'],
  ['all', '(?:every|all|each|any|both) platforms?'],
];
const PLACE = `(?: (?:on|in|for|to) (?<place>${PLACES.map(([, source]) => source).join('|')})| (?<all>everywhere|anywhere))`;

const NOT = "(?: not|n['’]t)";
const NOTHING = [
  '(?:is|are)(?: all)? (?:dropped|ignored|lost|left out|skipped|rejected|refused|not supported|unsupported)',
  "(?:is|are)n['’]t supported",
  '(?:do|does) nothing',
  '(?:has|have) no effect',
  `(?:do|does)${NOT} (?:work|apply|arrive)`,
  '(?:give|gives) nothing',
].join('|');
const WEB = '(?:the )?(?:web|browsers?)';

/**
 * Patterns for claims that follow inline code, such as "⟦0⟧ works on iOS". If several match the same inline
 * code, the first pattern is used.
 */
const AFTER: [verdict: ClaimVerdict, source: string][] = [
  ['always', '(?:always appl(?:y|ies)|appl(?:y|ies) always)'],
  ['never', 'never (?:appl(?:y|ies)|match(?:es)?)'],
  [
    'only',
    `(?:work|works|is|are|exist|exists|reach|reaches)(?: (?:on|in|for))? (?<only>${WEB}|native|iOS|Android)(?:-| )(?:only|alone)`,
  ],
  ['only', `only (?:works?|exists?) (?:on|in) (?<only>${WEB}|native|iOS|Android)`],
  ['only', `(?:work|works|exist|exists|is|are) only (?:on|in|for) (?<only>${WEB}|iOS|Android)`],
  ['none', `(?:${NOTHING})${PLACE}?`],
  ['works', `(?:works?|(?:is|are) supported)(?: too| as well| alike)?${PLACE}`],
  ['works', '(?:reach|reaches) (?<place>native)'],
];

const SPEAKERS = 'native|React Native|the compiler|iOS|Android|v\\d+';
const BEFORE: [verdict: ClaimVerdict, source: string][] = [
  ['none', `(?:drops?|ignores?|rejects?|refuses?|(?:does|do)${NOT} (?:support|know))`],
  ['works', 'supports?'],
];

let known: { product: string; patterns: [ClaimVerdict, RegExp][] } | undefined;

function patternsFor(product: string): [ClaimVerdict, RegExp][] {
  if (known?.product === product) return known.patterns;
  const patterns = toPatterns(escapeRegExp(product));
  known = { product, patterns };
  return patterns;
}

const toPatterns = (product: string): [ClaimVerdict, RegExp][] => [
  ...AFTER.map(([verdict, source]): [ClaimVerdict, RegExp] => [
    verdict,
    new RegExp(`(?<codes>${CODES})${GAP} ${source}(?![\\w-])`, 'gi'),
  ]),
  ...BEFORE.map(([verdict, source]): [ClaimVerdict, RegExp] => [
    verdict,
    new RegExp(
      `(?<![\\w-])(?<speaker>${SPEAKERS}|${product}) ${source}(?: the)? (?<codes>${CODES})`,
      'gi',
    ),
  ]),
];

/**
 * Returns the claims that a text makes about support for classes and variants. The caller replaces each
 * inline code element with a placeholder: `⟦0⟧`, `⟦1⟧` and so on. `product` is the name of the library, such
 * as NativeWind in "NativeWind drops ⟦0⟧".
 */
export function readClaims(text: string, product: string): ReadClaim[] {
  return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    const taken = new Set<number>();
    return patternsFor(product).flatMap(([verdict, pattern]) =>
      [...sentence.matchAll(pattern)].flatMap(({ 0: words, groups = {}, index }) => {
        if (isConditional(sentence.slice(0, index), words, verdict)) return [];
        const subjects = numbersIn(groups.codes ?? '').filter((subject) => !taken.has(subject));
        for (const subject of subjects) taken.add(subject);
        return subjects.length ? [{ verdict, place: placeOf(groups), subjects, words }] : [];
      }),
    );
  });
}

/**
 * Whether a claim should not be checked, because it is negated, as after "without", holds only under a
 * condition, or is about variants instead of classes.
 */
function isConditional(before: string, words: string, verdict: ClaimVerdict): boolean {
  if (/(?:nothing of|none of|no|not|neither|without|unlike|makes?|lets?)(?: the)? $/i.test(before))
    return true;
  const gap = words.slice(words.lastIndexOf('⟧') + 1);
  // The claim is about variants, such as "`min-*` variants", and not about classes.
  if (/^ variants?\b/.test(gap)) return true;
  const isPositive = verdict === 'works' || verdict === 'only';
  if (isPositive && / (?:no|not|never|nothing) /.test(gap)) return true;
  return / (?:on|in|inside|beside|with|without) (?:it|its|an?|the|this|that)\b(?! (?:web|browser|device|phone))/.test(
    gap,
  );
}

/**
 * Returns the claim that a table cell makes about the inline code in the first cell of its row. `heading` is
 * the heading of the cell's column. Returns undefined when the heading is not a platform or the text makes no
 * claim.
 */
export function readCell(heading: string, text: string): Omit<ReadClaim, 'subjects'> | undefined {
  const place = PLACES.find(
    ([place, source]) =>
      place !== 'all' && new RegExp(`^(?:on |in )?(?:${source})$`, 'i').test(heading),
  )?.[0];
  const [verdict] = CELLS.find(([, pattern]) => pattern.test(text)) ?? [];
  return place && verdict ? { verdict, place, words: text } : undefined;
}

const CELLS: [ClaimVerdict, RegExp][] = [
  ['always', /^(?:always appl(?:y|ies)|appl(?:y|ies) always)\b/i],
  ['never', /^never (?:appl(?:y|ies)|match(?:es)?)\b/i],
  [
    'none',
    /^(?:dropped|ignored|nothing|unsupported|not supported|no effect|no(?=[,:;.]|$))(?![\w-])/i,
  ],
  ['works', /^(?:works?|yes|supported)(?![\w-])/i],
];

function placeOf({ place, all, only, speaker }: Record<string, string | undefined>): ClaimPlace {
  if (all) return 'all';
  const named = place ?? only ?? speaker ?? 'native';
  const found = PLACES.find(([, source]) => new RegExp(`^(?:${source})$`, 'i').test(named));
  if (found) return found[0];
  return /web|browser/i.test(named) ? 'web' : 'native';
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
}
