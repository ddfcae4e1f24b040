import { llmsPath } from '@/lib/site/twins/llms-path';
import { formatChanged } from './format-changed';

/**
 * Adds two links to `llms.txt`, the list of pages for coding agents: one in the head of an exported page, and one in
 * a hidden line at the start of its body, for agents that convert the page to text. The line is not rendered by
 * React, so it adds nothing to the scripts. `path` is the page's URL path without the base path. Throws when Next's
 * format changed. Returns pages that Next did not render unchanged.
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
    throw formatChanged('agent-links.ts', 'a page does not have its body directly after its head');
  return `${head}<link rel="describedby" href="${href}"/></head><body>${line}${body}`;
}
