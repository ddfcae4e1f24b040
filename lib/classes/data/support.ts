import { type ClassSupport, PLATFORMS, type Platform, supportText } from './class-data';
import type { ClassStore } from './class-store';
import { selectClasses } from './select';

/** Allowed values for the `on` prop of the MDX component `<Support>`. */
export const SUPPORT_PLACES = ['native', 'ios', 'android', 'web'] as const;
/** Value of `<Support>`'s `on` prop: one platform, or `native` for both iOS and Android. */
export type SupportPlace = (typeof SUPPORT_PLACES)[number];

/** Whether a string is an allowed value for `<Support>`'s `on` prop. */
export function isSupportPlace(text: string | undefined): text is SupportPlace {
  return SUPPORT_PLACES.some((place) => place === text);
}

/** Support that `<Support>` shows for a class or a pattern of classes, and the platforms to show it for. */
export interface NamedSupport {
  support: ClassSupport['support'];
  platforms: Platform[];
}

/**
 * Returns the support of a class, or of the classes that match a pattern such as `gap-*`, and the platforms
 * that `on` selects, by default all. Throws if no class matches. Only the first matching class is used, so
 * call `supportProblem` first to check that all matches have the same support.
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
 * Explains why a name or pattern has no single support value: no class matches, or the matching classes
 * differ in support. `undefined` if there is no problem.
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
