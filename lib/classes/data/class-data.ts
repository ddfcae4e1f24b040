/** How well one platform takes a class. */
export type Support = 'full' | 'partial' | 'none';

/** The platforms that the data knows, in the order that tables show them. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The platforms as readers know them. */
export const PLATFORM_NAMES = { web: 'Web', ios: 'iOS', android: 'Android' } as const;

/** The name of a platform inside a sentence. */
export function nameInSentence(platform: Platform): string {
  return platform === 'web' ? 'web' : PLATFORM_NAMES[platform];
}

/** What the three platforms together make of a class. */
export type Status = 'full' | 'partial' | 'native only' | 'web only' | 'no effect';

/** One class as the library treats it. */
export interface ClassSupport {
  name: string;
  plugin: string;
  /** Web declarations in one line, with selectors or at-rules where they say more than the class. */
  css: string;
  /** Native style and props in one line, by platform. */
  native: { ios: string; android: string };
  support: Record<Platform, Support>;
  status: Status;
  /** Why native takes less than the whole class, as `code:detail`; see reasons.ts. */
  why: string[];
  /** Codes of what a reader has to know besides; see reasons.ts. */
  notes: string[];
  /** What native looks at before it applies a class with variants. */
  conditions?: string[];
}

/** The classes of one library. */
export interface ClassData {
  /** Installed versions of the packages that the data was computed from. */
  versions: Record<string, string>;
  classes: ClassSupport[];
}

/**
 * What becomes of a variant on native: its condition holds at times, always, in a group whatever
 * the group's state, or never; or its classes are dropped.
 */
export type VariantOutcome = 'works' | 'always' | 'group' | 'never' | 'dropped';

/** A variant as the library treats it. */
export interface VariantSupport {
  name: string;
  /** What it adds to the selector or around the rule on the web; empty when it is not for the web. */
  css: string;
  outcome: VariantOutcome;
  /** What native looks at, one after the other. */
  conditions: string[];
  /** The platforms on which a class behind it can ever apply. */
  on: Platform[];
}

/** Something that no computation finds, in a sentence, and a pattern of the classes that it is about. */
export type Fact = readonly [pattern: string, sentence: string];

/** Everything that is known of one library: what its file of class data holds. */
export interface LibraryData extends ClassData {
  variants: VariantSupport[];
  /** Utilities that take something in brackets; nothing else does. */
  open: string[];
  facts: readonly Fact[];
}

/** The status that follows from the support of the platforms. */
export function statusOf({ web, ios, android }: Record<Platform, Support>): Status {
  const native = ios !== 'none' || android !== 'none';
  if (web === 'none') return native ? 'native only' : 'no effect';
  if (!native) return 'web only';
  return ios === 'full' && android === 'full' ? 'full' : 'partial';
}

/** The support of the platforms as one letter each, such as `fp-`: the only short form there is. */
export function encodeSupport(support: Record<Platform, Support>): string {
  return PLATFORMS.map((platform) => LETTERS[support[platform]]).join('');
}

/** Reads what `encodeSupport` wrote. */
export function decodeSupport(letters: string): Record<Platform, Support> {
  const [web, ios, android] = [...letters].map(toSupport);
  if (web && ios && android) return { web, ios, android };
  throw new Error(`The class data has unknown letters of support: ${letters}`);
}

/** Support in words: `Web: full, iOS: full, Android: none`. */
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
