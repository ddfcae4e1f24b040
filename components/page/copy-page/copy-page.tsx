// The types of the element.

import { copyPage, copyPageOpen } from '@/content/messages/page';
import type { SiteConfig } from '@/lib/config/site';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import type {} from './copy-page.element';

/**
 * The ways to a page's Markdown twin: a button that copies it, which the element makes work, and
 * links that hand it to the assistants of the configuration.
 */
export function CopyPage({ config, path }: { config: SiteConfig; path: string }) {
  const twin = encodeURIComponent(absoluteUrl(config, `/${twinFiles(path)[0]}`));
  return (
    <copy-page>
      <button type="button" disabled>
        <span aria-live="polite">{copyPage}</span>
      </button>
      {config.assistants.map(({ label, href }) => (
        <a key={label} href={href.replace('{url}', twin)} target="_blank" rel="noopener noreferrer">
          {copyPageOpen(label)}
        </a>
      ))}
    </copy-page>
  );
}
