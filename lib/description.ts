import type { Section } from './mdx/compiled';

/** What a page says of itself in one sentence: its front matter's description, else its first text. */
export function toDescription(
  { description }: { description?: string | undefined },
  sections: readonly Section[],
): string {
  return description ?? sections[0]?.text ?? '';
}
