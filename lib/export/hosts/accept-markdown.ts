/** Content negotiation: requests that prefer Markdown to HTML get the Markdown version of a page. */

/** Rest of a media range with full weight. */
const FULL_WEIGHT = ' *(?:; *q=1[.0]*)? *';
const weightPattern = new RegExp(`^${FULL_WEIGHT}$`);

/**
 * Regular expressions for the complete `Accept` header of a request that gets Markdown: it matches `wanted`
 * and not `unwanted`. `wanted` requires Markdown with full weight (no `q`, or `q=1`). `unwanted` matches HTML
 * with full weight before Markdown. The syntax is limited to what every host understands: PCRE, RE2 (Caddy),
 * and JavaScript (Vercel).
 */
export const markdownAccept = {
  wanted: `(?:.*,)? *text/markdown${FULL_WEIGHT}(?:,.*)?`,
  unwanted: `(?:.*,)? *text/html${FULL_WEIGHT},(?:.*,)? *text/markdown${FULL_WEIGHT}(?:,.*)?`,
} as const;

/**
 * Whether a request with this `Accept` header gets Markdown. Equivalent to `markdownAccept`, but takes linear
 * time for any header.
 */
export function prefersMarkdown(accept: string): boolean {
  const wanted = accept.split(',').flatMap((range) => {
    const [type = ''] = range.split(';', 1);
    return weightPattern.test(range.slice(type.length)) ? [type.trim()] : [];
  });
  const html = wanted.indexOf('text/html');
  const markdown = wanted.lastIndexOf('text/markdown');
  return markdown >= 0 && (html < 0 || markdown < html);
}

/** Ends of the files that a request gets depending on its `Accept` header: pages and their Markdown. */
export const negotiatedEndings: readonly string[] = ['.html', '.md'];

/**
 * Returns the URL path of the Markdown version of a page's file, such as `/overview.md` for
 * `/overview/index.html`. The export may not contain it. Undefined when the file is not a page.
 */
export function toTwinFile(file: string): string | undefined {
  if (file === '/index.html') return '/index.md';
  return file.endsWith('/index.html') ? file.replace(/\/index\.html$/, '.md') : undefined;
}
