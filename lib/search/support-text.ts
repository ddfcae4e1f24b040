import { decodeSupport, nameInSentence, PLATFORMS, type Support } from '@/lib/classes/class-data';

/** What a snippet says of a class: `gap-4 works on web, iOS and Android.` */
export function supportText(name: string, letters: string): string {
  const support = decodeSupport(letters);
  const those = (state: Support) =>
    PLATFORMS.filter((platform) => support[platform] === state).map(nameInSentence);
  const [full, partly] = [those('full'), those('partial')];
  if (full.length + partly.length === 0) return `${name} has no effect.`;
  const only = full.length + partly.length < PLATFORMS.length ? ' only' : '';
  if (partly.length === 0) return `${name} works on ${list(full)}${only}.`;
  if (full.length === 0) return `${name} works in part on ${list(partly)}${only}.`;
  return `${name} works on ${list(full)}, in part on ${list(partly)}${only}.`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
