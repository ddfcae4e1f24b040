import { formatChanged } from './format-changed';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** Matches polyfills for browsers without module support. No script of this site runs in those browsers. */
const POLYFILLS = /<script src="[^"]+" noModule=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*\/>/g;
const HEAD = /<meta charSet="utf-8"\/>/i;
/** Matches the start of the script with the page's payload. */
const PAYLOAD = /<script(?=>[^<]*self\.__next_f)/;
const INERT = /(<script type="text\/plain">)[\s\S]*?(<\/script>)/g;

/**
 * Replaces the React and Next scripts of a page with the script at `pageScript`, which loads them when the
 * reader first interacts with the page, or immediately if the page has a `data-eager` element. The
 * `data-framework` attribute of the payload's script lists their URLs. The payload repeats them, and gzip
 * finds repetitions only within 32 KB. Throws when a page rendered by Next has no such scripts, no charset
 * element or no payload. Returns other pages unchanged.
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
  if (files.length === 0 || !HEAD.test(bare) || !PAYLOAD.test(bare))
    throw formatChanged('next-scripts.ts', 'a page does not name the framework’s files');
  const script = `<script type="module" async src="${pageScript}"></script>`;
  return bare
    .replace(HEAD, (head) => head + script)
    .replace(PAYLOAD, (tag) => `${tag} data-framework="${files.join(' ')}"`);
}

/**
 * Adds a hint to a script so that Chromium compiles all functions in the background while the file loads.
 * Otherwise it compiles most functions one by one while React hydrates. The hint is V8's "explicit compile
 * hints" comment, which other browsers ignore.
 */
export function withCompileHint(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}

/**
 * Empties the script elements that next-themes renders. Their type keeps them from running, and the site's
 * own head script sets the theme instead. The empty elements stay because React expects them during
 * hydration. Throws when a page rendered by Next contains no such script.
 */
export function withoutInertCode(html: string): string {
  if (html.includes('self.__next_f') && html.search(INERT) < 0)
    throw formatChanged('next-scripts.ts', 'a page has no script of the theme library');
  return html.replace(INERT, '$1$2');
}

/** Matches the head elements of the site, directly in front of those of the page. */
const SITE_FIRST =
  /((?:<meta name="(?:next-size-adjust|generator)"[^>]*>)(?:<(?:meta|link)\b[^>]*>)*)(<title>[^<]*<\/title>(?:<(?:meta|link)\b[^>]*>)*)/;

/**
 * Moves the head elements of the page in front of those of the site. React writes them in the order in which
 * they are ready, which would make two builds of the same commit differ.
 */
export function withSteadyHead(html: string): string {
  return html.replace(SITE_FIRST, '$2$1');
}
