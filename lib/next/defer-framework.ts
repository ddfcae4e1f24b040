const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const HEAD = /<meta charSet="utf-8"\/>/i;

/**
 * A document that loads the script of the page, and none of the framework's files: these stand as a
 * list in an attribute of the script, which loads them when somebody reads the page. Throws when a
 * page of Next names no files.
 */
export function deferFramework(html: string, pageScript: string): string {
  if (!html.includes('self.__next_f')) return html;
  const files: string[] = [];
  const bare = html.replace(HINT, '').replace(SCRIPT, (_script, file: string) => {
    files.push(file);
    return '';
  });
  if (files.length === 0 || !HEAD.test(bare))
    throw new Error('Next’s format changed: a page does not name the framework’s files.');
  const script = `<script type="module" async src="${pageScript}" data-framework="${files.join(' ')}"></script>`;
  return bare.replace(HEAD, (head) => head + script);
}
