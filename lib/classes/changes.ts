import { type ClassSupport, type ClassVersion, nameInSentence, PLATFORMS } from './data';

/** How the other version of NativeWind treats a class, where it differs; empty where it does not. */
export function changeOf(
  item: ClassSupport,
  other: ReadonlyMap<string, ClassSupport>,
  otherVersion: ClassVersion,
): string {
  const twin = other.get(item.name);
  if (!twin) return `Not in ${otherVersion}`;
  const same = PLATFORMS.every((platform) => twin.support[platform] === item.support[platform]);
  if (same || twin.status === 'no effect') return same ? '' : `No effect in ${otherVersion}`;
  if (twin.status !== item.status) return `${otherVersion}: ${twin.status}`;
  const differs = PLATFORMS.filter((platform) => twin.support[platform] !== item.support[platform]);
  const parts = differs.map(
    (platform) => `${twin.support[platform]} on ${nameInSentence(platform)}`,
  );
  return `${otherVersion}: ${parts.join(', ')}`;
}
