/** How well one platform takes a class. */
export type Support = 'full' | 'partial' | 'none';

/** The platforms that the data knows, in the order that tables show them. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A version of the docs that has class data. */
export type ClassVersion = 'v4' | 'v2';

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
}

/** Everything that was computed for one version of NativeWind. */
export interface ClassData {
  /** Installed versions of the packages that the data was computed from. */
  versions: Record<string, string>;
  classes: ClassSupport[];
}

/** The status that follows from the support of the platforms. */
export function statusOf({ web, ios, android }: Record<Platform, Support>): Status {
  const native = ios !== 'none' || android !== 'none';
  if (web === 'none') return native ? 'native only' : 'no effect';
  if (!native) return 'web only';
  return ios === 'full' && android === 'full' ? 'full' : 'partial';
}
