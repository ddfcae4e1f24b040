/** Level of support for a class on one platform. */
export type Support = 'full' | 'partial' | 'none';

/** Platforms covered by the class data, in the order in which readers see them: native first. */
export const PLATFORMS = ['ios', 'android', 'web'] as const;
/**
 * Platforms in the order of their letters in published data such as `/classes/current.json`. Programs of
 * readers depend on it.
 */
const PUBLISHED = ['web', 'ios', 'android'] as const;
/** Platform covered by the class data. */
export type Platform = (typeof PLATFORMS)[number];

/** Display names of the platforms. */
export const PLATFORM_NAMES = { web: 'Web', ios: 'iOS', android: 'Android' } as const;

/** Returns the name of a platform for use within a sentence, such as “web” or “iOS”. */
export function nameInSentence(platform: Platform): string {
  return platform === 'web' ? 'web' : PLATFORM_NAMES[platform];
}

/** Overall support for a class across the three platforms, from the best to none. */
export const STATUSES = ['full', 'partial', 'native only', 'web only', 'no effect'] as const;
/** Overall support for a class across the three platforms. */
export type Status = (typeof STATUSES)[number];

/** Support for one class, and the styles that it generates on each platform. */
export interface ClassSupport {
  name: string;
  plugin: string;
  /**
   * CSS on the web, on one line. A selector or at-rule is included only if the CSS needs more than the
   * class's own selector.
   */
  css: string;
  /** Native style, props and other effects, such as animations, on one line, keyed by platform. */
  native: { ios: string; android: string };
  support: Record<Platform, Support>;
  status: Status;
  /** Reasons why native does not fully support the class, as `code:detail`. See reasons.ts. */
  why: string[];
  /** Codes for other facts about the class, such as `prop` if it sets a prop. See reasons.ts. */
  notes: string[];
  /** Conditions that native checks before it applies a class with variants, such as `hover`. */
  conditions?: string[];
}

/** Classes of one NativeWind version, and the packages that they were computed from. */
export interface ClassData {
  /** Versions of the packages that the data was computed from, keyed by package name. */
  versions: Record<string, string>;
  classes: ClassSupport[];
}

/**
 * Effect of a variant on native. `works`: native checks the variant's condition. `always`: native loses the
 * condition, so the class always applies. `group`: native only checks whether there is a group, not the
 * group's state. `never`: the condition is never true. `dropped`: native drops the class.
 */
export type VariantOutcome = 'works' | 'always' | 'group' | 'never' | 'dropped';

/** Support for one variant, such as `hover`. */
export interface VariantSupport {
  name: string;
  /** Selector or at-rule that the variant adds on the web, such as `&:hover`. Empty if there is none. */
  css: string;
  outcome: VariantOutcome;
  /** Conditions that native checks before it applies a class with the variant, such as `width ≥ 640px`. */
  conditions: string[];
  /** Platforms where a class with the variant can ever apply. */
  on: Platform[];
}

/**
 * Manually written fact about classes that cannot be computed. `pattern` is the source of a regular
 * expression for class names, and `sentence` is shown for the classes that match.
 */
export type Fact = readonly [pattern: string, sentence: string];

/** Complete class data of one NativeWind version, as stored in its class data file. */
export interface LibraryData extends ClassData {
  variants: VariantSupport[];
  /** Utilities that accept a value in brackets, such as `gap`. No other utility does. */
  open: string[];
  facts: readonly Fact[];
}

/** Returns the overall status of a class from its support on each platform. */
export function statusOf({ web, ios, android }: Record<Platform, Support>): Status {
  const native = ios !== 'none' || android !== 'none';
  if (web === 'none') return native ? 'native only' : 'no effect';
  if (!native) return 'web only';
  return ios === 'full' && android === 'full' ? 'full' : 'partial';
}

/**
 * Encodes the support on web, iOS and Android as one letter each: `f` for full, `p` for partial and `-` for
 * none. For example, `fp-` is full support on the web, partial support on iOS and none on Android.
 */
export function encodeSupport(support: Record<Platform, Support>): string {
  return PUBLISHED.map((platform) => LETTERS[support[platform]]).join('');
}

/**
 * Decodes letters that `encodeSupport` returned. Results are keyed by platform. Throws for unknown or missing
 * letters.
 */
export function decodeSupport(letters: string): Record<Platform, Support> {
  const [web, ios, android] = [...letters].map(toSupport);
  if (web && ios && android) return { web, ios, android };
  throw new Error(`The class data contains unknown support letters: ${letters}`);
}

/** Words for the support of classes on a platform. */
export const SUPPORT_WORDS: Readonly<Record<Support, string>> = {
  full: 'works',
  partial: 'works partly',
  none: 'no effect',
};

/** Formats support as text, such as `iOS: works, Android: no effect, Web: works`. */
export function supportText(
  support: Record<Platform, Support>,
  platforms: readonly Platform[] = PLATFORMS,
): string {
  return platforms
    .map((platform) => `${PLATFORM_NAMES[platform]}: ${SUPPORT_WORDS[support[platform]]}`)
    .join(', ');
}

const LETTERS = { full: 'f', partial: 'p', none: '-' } as const;

function toSupport(letter: string): Support | undefined {
  return (['full', 'partial', 'none'] as const).find((support) => LETTERS[support] === letter);
}
