/** The kinds of notices (admonitions). Each has its own styles. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** A kind of notice, such as `tip`. */
export type AdmonitionKind = (typeof ADMONITIONS)[number];

const LEGACY = new Map<string, AdmonitionKind>([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
  ['caution', 'warning'],
]);

/**
 * Returns the kind of notice for the name that an author wrote, including legacy names such as `caution`.
 * Undefined for unknown names.
 */
export function toAdmonition(name: string): AdmonitionKind | undefined {
  return ADMONITIONS.find((type) => type === name) ?? LEGACY.get(name);
}

/** Like `toAdmonition`, but returns `info` for an unknown name and logs a warning. */
export function toAdmonitionLook(name: string): AdmonitionKind {
  const look = toAdmonition(name);
  if (!look) console.warn(`Unknown kind of notice "${name}": shown as info.`);
  return look ?? 'info';
}
