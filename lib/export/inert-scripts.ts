const INERT = /(<script type="text\/plain">)[\s\S]*?(<\/script>)/g;

/**
 * A page without the code of scripts that never run. The theme library brings one, for which the
 * script in the head stands; React takes the element for its own whatever it holds.
 */
export function withoutInertCode(html: string): string {
  return html.replace(INERT, '$1$2');
}
