import type { SiteConfig } from '@/lib/config/site';
import { analyticsScript } from './analytics-script';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** Counts page views with the script that the configuration names. */
export function Analytics({ debugScript, script }: NonNullable<SiteConfig['analytics']>) {
  const src = mode === 'development' ? debugScript : script;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: analyticsScript({ src, mode }) }} />;
}
