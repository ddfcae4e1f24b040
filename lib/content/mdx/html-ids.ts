const TAG_WITH_ID = /<[a-z][\w-]*(?:\s+[^\s"=<>/]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;
const CONTENT = /(<main\b[^>]*>)[\s\S]*<\/main>/;

/** The ids of a page as Next or hast writes it, in order. */
export function idsOf(html: string): string[] {
  return [...html.matchAll(TAG_WITH_ID)].map(([, id = '']) => id);
}

/** The ids of the shell: those of a page without the content of its `main`. */
export function shellIdsOf(html: string): string[] {
  return idsOf(html.replace(CONTENT, '$1'));
}
