import { llmsPath } from '@/lib/site/twins/llms-path';

/**
 * Adds two links to the list of pages for coding agents, `llms.txt`: one to the head of an exported page, and one to
 * a hidden line at the start of its body, for agents that read the page as text. Readers do not get the line, and
 * the scripts of the page do not contain it: when React hydrates the body, it skips elements that it does not
 * expect. `path` is the page's URL path without the base path. Throws when the format of pages has changed. Returns
 * pages that Next has not rendered unchanged.
 */
export function withAgentLinks(
  html: string,
  path: string,
  { basePath, versions }: { basePath: string; versions: readonly { path: string }[] },
): string {
  if (!html.includes('self.__next_f')) return html;
  const href = basePath + llmsPath(path, versions);
  const line = `<p hidden="">AI agents: <a href="${href}">all pages</a> are also available as Markdown.</p>`;
  const [head, body, ...more] = html.split('</head><body>');
  if (head === undefined || body === undefined || more.length > 0)
    throw new Error('The page has no head that is directly followed by its body.');
  return `${head}<link rel="describedby" href="${href}"/></head><body>${line}${body}`;
}
