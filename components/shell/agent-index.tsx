import { useCurrentPage } from '@/components/shell/navbar/current-page';
import { allPages, areMarkdown, forAgents } from '@/content/messages/shell';
import { basePath } from '@/lib/browser/base-path';
import { llmsPath } from '@/lib/site/twins/llms-path';

/**
 * Renders two links to the list of pages for coding agents: one in the head, and one in a line for agents that
 * read the HTML of a page as text. The line is hidden from people, including those with a screen reader.
 */
export function AgentIndex() {
  const { path, versions } = useCurrentPage();
  const href = basePath + llmsPath(path, versions);
  return (
    <>
      <link rel="describedby" href={href} />
      <p hidden>
        {forAgents}
        <a href={href}>{allPages}</a>
        {areMarkdown}
      </p>
    </>
  );
}
