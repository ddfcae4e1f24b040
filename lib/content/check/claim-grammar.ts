import { escapeRegExp } from '@/lib/config/escape-reg-exp';

/**
 * Kind of claim: a class works, does not work (`none`) or works only on some platforms. A variant always or
 * never applies.
 */
export type ClaimVerdict = 'works' | 'none' | 'only' | 'always' | 'never';

/** Platform that a claim is about. `all` is every platform, including the web. */
export type ClaimPlace = 'native' | 'ios' | 'android' | 'web' | 'all';

/** A claim found in a sentence. `subjects` are the indexes of the inline code elements that it is about. */
export interface ReadClaim {
  verdict: ClaimVerdict;
  place: ClaimPlace;
  subjects: number[];
  /** Text that makes the claim. */
  words: string;
}

const CODE = '⟦\\d+⟧';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor|as well as|along with)(?: the)?|,)? ${CODE})*`;
/**
 * Pattern for text between inline code and the claim about it. It may not include other inline code or a
 * clause boundary.
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

/** Patterns for claims that follow inline code, as in "⟦0⟧ works on iOS". The first match wins. */
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
 * Finds the claims in a text. Inline code must be written as `⟦0⟧`, `⟦1⟧` and so on. `product` is the name of
 * the library, which may be the subject, as in "NativeWind drops ⟦0⟧".
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

/** Whether the surrounding text makes the claim conditional or reverses it, as in "without ⟦0⟧". */
function isConditional(before: string, words: string, verdict: ClaimVerdict): boolean {
  if (/(?:nothing of|none of|no|not|neither|without|unlike|makes?|lets?)(?: the)? $/i.test(before))
    return true;
  const gap = words.slice(words.lastIndexOf('⟧') + 1);
  // Skips text such as "`min-*` variants", because a variant is not a class.
  if (/^ variants?\b/.test(gap)) return true;
  const isPositive = verdict === 'works' || verdict === 'only';
  if (isPositive && / (?:no|not|never|nothing) /.test(gap)) return true;
  return / (?:on|in|inside|beside|with|without) (?:it|its|an?|the|this|that)\b(?! (?:web|browser|device|phone))/.test(
    gap,
  );
}

/**
 * Reads a table cell as a claim about the inline code in the first cell of its row. Returns undefined when
 * the heading is not a platform or the text is not a known claim.
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
