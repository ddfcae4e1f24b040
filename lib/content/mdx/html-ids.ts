const TAG_WITH_ID = /<[a-z][\w-]*(?:\s+[^\s"=<>/]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;
const CONTENT = /(<main\b[^>]*>)[\s\S]*<\/main>/;

/**
 * Returns the ids in generated HTML, in document order. Expects attributes in double quotes, as Next and hast
 * write them.
 */
export function idsOf(html: string): string[] {
  return [...html.matchAll(TAG_WITH_ID)].map(([, id = '']) => id);
}

/** Returns the ids of the shell, which is everything on a page except the content of its `<main>`. */
export function shellIdsOf(html: string): string[] {
  return idsOf(html.replace(CONTENT, '$1'));
}
