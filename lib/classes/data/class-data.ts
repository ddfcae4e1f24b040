/** How well one platform supports a class. */
export type Support = 'full' | 'partial' | 'none';

/** Platforms covered by the class data, in the order in which tables show them. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
/** Platform covered by the class data. */
export type Platform = (typeof PLATFORMS)[number];

/** Display names of the platforms. */
export const PLATFORM_NAMES = { web: 'Web', ios: 'iOS', android: 'Android' } as const;

/** Returns the name of a platform for use within a sentence, such as “web” or “iOS”. */
export function nameInSentence(platform: Platform): string {
  return platform === 'web' ? 'web' : PLATFORM_NAMES[platform];
}

/** Overall support of a class across the three platforms. */
export type Status = 'full' | 'partial' | 'native only' | 'web only' | 'no effect';

/** Support of one class, and the styles that it generates on each platform. */
export interface ClassSupport {
  name: string;
  plugin: string;
  /**
   * Web declarations on one line. Includes selectors and at-rules if there is more than the
   * selector of the class itself.
   */
  css: string;
  /** Native style and props on one line, by platform. */
  native: { ios: string; android: string };
  support: Record<Platform, Support>;
  status: Status;
  /** Reasons why native does not fully support the class, as `code:detail`. See reasons.ts. */
  why: string[];
  /** Codes of other facts that a reader should know about the class. See reasons.ts. */
  notes: string[];
  /** Conditions that native checks before it applies a class with variants, such as `hover`. */
  conditions?: string[];
}

/** Classes of one library. */
export interface ClassData {
  /** Installed versions of the packages that the data was computed from, by package name. */
  versions: Record<string, string>;
  classes: ClassSupport[];
}

/**
 * Outcome of a variant on native. `works`: its condition can be true or false. `always`: the
 * condition is lost, so the class always applies. `group`: only the presence of a group is checked,
 * not its state. `never`: the condition is never true. `dropped`: native drops the class.
 */
export type VariantOutcome = 'works' | 'always' | 'group' | 'never' | 'dropped';

/** Support of one variant. */
export interface VariantSupport {
  name: string;
  /**
   * Selector or at-rule that the variant adds on the web, such as `&:hover`. Empty if it adds none.
   */
  css: string;
  outcome: VariantOutcome;
  /** Conditions that native checks for the variant, in order. */
  conditions: string[];
  /** Platforms on which a class with the variant can ever apply. */
  on: Platform[];
}

/**
 * Manually written fact that cannot be computed: a pattern of the classes it applies to, and a
 * sentence.
 */
export type Fact = readonly [pattern: string, sentence: string];

/** Complete data of one library, as stored in its class data file. */
export interface LibraryData extends ClassData {
  variants: VariantSupport[];
  /** Utilities that accept a value in brackets, such as `gap`. No other utility does. */
  open: string[];
  facts: readonly Fact[];
}

/** Returns the overall status for the given support on each platform. */
export function statusOf({ web, ios, android }: Record<Platform, Support>): Status {
  const native = ios !== 'none' || android !== 'none';
  if (web === 'none') return native ? 'native only' : 'no effect';
  if (!native) return 'web only';
  return ios === 'full' && android === 'full' ? 'full' : 'partial';
}

/**
 * Encodes the support of the three platforms as one letter each, such as `fp-`. This is the only
 * short form in use.
 */
export function encodeSupport(support: Record<Platform, Support>): string {
  return PLATFORMS.map((platform) => LETTERS[support[platform]]).join('');
}

/** Decodes letters that `encodeSupport` returned. Throws for unknown letters. */
export function decodeSupport(letters: string): Record<Platform, Support> {
  const [web, ios, android] = [...letters].map(toSupport);
  if (web && ios && android) return { web, ios, android };
  throw new Error(`The class data contains unknown support letters: ${letters}`);
}

/** Formats support as text, such as `Web: full, iOS: full, Android: none`. */
export function supportText(
  support: Record<Platform, Support>,
  platforms: readonly Platform[] = PLATFORMS,
): string {
  return platforms
    .map((platform) => `${PLATFORM_NAMES[platform]}: ${support[platform]}`)
    .join(', ');
}

const LETTERS = { full: 'f', partial: 'p', none: '-' } as const;

function toSupport(letter: string): Support | undefined {
  return (['full', 'partial', 'none'] as const).find((support) => LETTERS[support] === letter);
}
