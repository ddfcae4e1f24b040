import { type ClassSupport, PLATFORMS, type Platform, supportText } from './class-data';
import type { ClassStore } from './class-store';
import { selectClasses } from './select';

/** What `<Support on>` takes. */
export const SUPPORT_PLACES = ['native', 'ios', 'android', 'web'] as const;
export type SupportPlace = (typeof SUPPORT_PLACES)[number];

/** Whether a text is one of the places. */
export function isSupportPlace(text: string | undefined): text is SupportPlace {
  return SUPPORT_PLACES.some((place) => place === text);
}

/** The support of a class, or of the classes of a pattern, with the platforms to tell of. */
export interface NamedSupport {
  support: ClassSupport['support'];
  platforms: Platform[];
}

/** The support of a class of the data; throws where `supportProblem` has something to say. */
export function supportOf(
  { label, classes }: ClassStore,
  name: string,
  on?: SupportPlace,
): NamedSupport {
  const [first] = selectClasses(classes, { classes: name });
  if (!first) throw new Error(`${label} has no class ${name}.`);
  return { support: first.support, platforms: PLATFORMS.filter((platform) => isAt(platform, on)) };
}

/** Why the support of a name cannot be told in one go; nothing when it can. */
export function supportProblem({ label, classes }: ClassStore, name: string): string | undefined {
  const found = selectClasses(classes, { classes: name });
  const [first] = found;
  if (!first) return `${label} has no class ${name || '(empty)'}`;
  const text = supportText(first.support);
  const other = found.find(({ support }) => supportText(support) !== text);
  return other && `${first.name} and ${other.name} differ in support, and ${name} names both`;
}

function isAt(platform: Platform, on: SupportPlace | undefined): boolean {
  return on === undefined || (on === 'native' ? platform !== 'web' : platform === on);
}
