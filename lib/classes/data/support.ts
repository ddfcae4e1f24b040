import { type ClassSupport, PLATFORMS, type Platform, supportText } from './class-data';
import type { ClassStore } from './class-store';
import { selectClasses } from './select';

/** Allowed values of the `on` prop of `<Support>`. */
export const SUPPORT_PLACES = ['native', 'ios', 'android', 'web'] as const;
/** Value of the `on` prop of `<Support>`: one platform, or `native` for iOS and Android. */
export type SupportPlace = (typeof SUPPORT_PLACES)[number];

/** Whether a text is an allowed value of the `on` prop of `<Support>`. */
export function isSupportPlace(text: string | undefined): text is SupportPlace {
  return SUPPORT_PLACES.some((place) => place === text);
}

/** Support of a class, or of all classes that match a pattern, and the platforms to show. */
export interface NamedSupport {
  support: ClassSupport['support'];
  platforms: Platform[];
}

/**
 * Returns the support of a class, or of the classes that match a pattern, on the platforms that
 * `on` selects. Throws if no class matches. Call `supportProblem` first, because only the first
 * match is used.
 */
export function supportOf(
  { label, classes }: ClassStore,
  name: string,
  on?: SupportPlace,
): NamedSupport {
  const [first] = selectClasses(classes, { classes: name });
  if (!first) throw new Error(`${label} has no class ${name}.`);
  return { support: first.support, platforms: PLATFORMS.filter((platform) => isAt(platform, on)) };
}

/**
 * Explains why a name or pattern has no single support: either no class matches, or the matches
 * differ. `undefined` if it has one.
 */
export function supportProblem({ label, classes }: ClassStore, name: string): string | undefined {
  const found = selectClasses(classes, { classes: name });
  const [first] = found;
  if (!first) return `${label} has no class ${name || '(empty)'}`;
  const text = supportText(first.support);
  const other = found.find(({ support }) => supportText(support) !== text);
  return other && `${first.name} and ${other.name} differ in support, and ${name} matches both`;
}

function isAt(platform: Platform, on: SupportPlace | undefined): boolean {
  return on === undefined || (on === 'native' ? platform !== 'web' : platform === on);
}
