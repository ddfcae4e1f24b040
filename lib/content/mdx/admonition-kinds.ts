/** The kinds of notices that have a look of their own. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** The kind of a notice. */
export type Admonition = (typeof ADMONITIONS)[number];

const LEGACY = new Map<string, Admonition>([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
  ['caution', 'warning'],
]);

/** The look of a notice from the name an author wrote, old names included; nothing for other names. */
export function toAdmonition(name: string): Admonition | undefined {
  return ADMONITIONS.find((type) => type === name) ?? LEGACY.get(name);
}

/** The look of a notice; for names that none has, that of info and a warning in the console. */
export function toAdmonitionLook(name: string): Admonition {
  const look = toAdmonition(name);
  if (!look) console.warn(`Unknown kind of notice "${name}": shown as info.`);
  return look ?? 'info';
}
