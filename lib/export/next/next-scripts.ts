import { formatChanged } from './format-changed';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** Polyfills for browsers without modules, which run no script of this site. */
const POLYFILLS = /<script src="[^"]+" noModule=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const HEAD = /<meta charSet="utf-8"\/>/i;
const INERT = /(<script type="text\/plain">)[\s\S]*?(<\/script>)/g;

/**
 * A document that loads the script of the page, and none of the framework's files: these stand as a
 * list in an attribute of the script, which loads them when somebody reads the page. Throws when a
 * page of Next names no files.
 */
export function deferFramework(html: string, pageScript: string): string {
  if (!html.includes('self.__next_f')) return html;
  const files: string[] = [];
  const bare = html
    .replace(HINT, '')
    .replace(POLYFILLS, '')
    .replace(SCRIPT, (_script, file: string) => {
      files.push(file);
      return '';
    });
  if (files.length === 0 || !HEAD.test(bare))
    throw formatChanged('next-scripts.ts', 'a page does not name the framework’s files');
  const script = `<script type="module" async src="${pageScript}" data-framework="${files.join(' ')}"></script>`;
  return bare.replace(HEAD, (head) => head + script);
}

/**
 * A script of the framework whose functions a browser compiles while the file arrives, beside the page's own work.
 * Chromium otherwise compiles most of them one by one in the task that starts React. The hint is V8's
 * "explicit compile hints"; others take it for a comment.
 */
export function compiledAhead(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}

/**
 * A page without the code of scripts that never run. The theme library brings one, for which the
 * script in the head stands; React takes the element for its own whatever it holds. Throws when a
 * page of Next has none.
 */
export function withoutInertCode(html: string): string {
  if (html.includes('self.__next_f') && html.search(INERT) < 0)
    throw formatChanged('next-scripts.ts', 'a page has no script of the theme library');
  return html.replace(INERT, '$1$2');
}
