/** Kinds of notices (admonitions) with their own styling. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Kind of a notice, such as `tip`. */
export type AdmonitionKind = (typeof ADMONITIONS)[number];

const LEGACY = new Map<string, AdmonitionKind>([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
  ['caution', 'warning'],
]);

/**
 * Returns the kind of a notice for the name that an author wrote, including legacy names; undefined for
 * unknown names.
 */
export function toAdmonition(name: string): AdmonitionKind | undefined {
  return ADMONITIONS.find((type) => type === name) ?? LEGACY.get(name);
}

/** Returns the kind of a notice. Logs a warning and returns `info` for an unknown name. */
export function toAdmonitionLook(name: string): AdmonitionKind {
  const look = toAdmonition(name);
  if (!look) console.warn(`Unknown kind of notice "${name}": shown as info.`);
  return look ?? 'info';
}
