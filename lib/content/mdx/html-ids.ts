const TAG_WITH_ID = /<[a-z][\w-]*(?:\s+[^\s"=<>/]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;
const CONTENT = /(<main\b[^>]*>)[\s\S]*<\/main>/;

/**
 * Returns the ids in generated HTML, in document order. Attribute values must be in double quotes, as in the
 * output of Next and `hast-util-to-html`.
 */
export function idsOf(html: string): string[] {
  return [...html.matchAll(TAG_WITH_ID)].map(([, id = '']) => id);
}

/** Returns the ids in a page's shell, which is everything except the content of `<main>`. */
export function shellIdsOf(html: string): string[] {
  return idsOf(html.replace(CONTENT, '$1'));
}
