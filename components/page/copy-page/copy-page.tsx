// The type import of `copy-page.element` below declares the `copy-page` element for JSX.

import { copyPage, copyPageOpen } from '@/content/messages/page';
import type { SiteConfig } from '@/lib/config/site';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import type {} from './copy-page.element';

/**
 * Renders a button that copies a page's Markdown version, and links that open it in the configured AI
 * assistants. The `copy-page` custom element makes the button work.
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
