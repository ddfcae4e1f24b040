import type { SiteConfig } from '@/lib/config/site';
import { analyticsScript } from './analytics-script';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/**
 * Renders the inline script for page-view analytics. It loads the analytics script at `script`, or at
 * `debugScript` in development.
 */
export function Analytics({ debugScript, script }: NonNullable<SiteConfig['analytics']>) {
  const src = mode === 'development' ? debugScript : script;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: analyticsScript({ src, mode }) }} />;
}
