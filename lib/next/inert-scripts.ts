const INERT = /(<script type="text\/plain">)[\s\S]*?(<\/script>)/g;

/**
 * A page without the code of scripts that never run. The theme library brings one, for which the
 * script in the head stands; React takes the element for its own whatever it holds. Throws when a
 * page of Next has none.
 */
export function withoutInertCode(html: string): string {
  if (html.includes('self.__next_f') && html.search(INERT) < 0)
    throw new Error('Next’s format changed: a page has no script of the theme library.');
  return html.replace(INERT, '$1$2');
}
