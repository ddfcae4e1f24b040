import type { SiteConfig } from '@/lib/config/site';
import { notFoundScript } from '@/lib/export/hosts/html-suffix';
import { isDataScript } from '@/lib/export/next/payload';
import { analyticsScript } from '@/lib/site/inline-scripts/analytics-script';
import { baseUrlScript } from '@/lib/site/inline-scripts/base-url-script';
import { sitePreferences } from '@/lib/site/inline-scripts/preferences-script';

type Site = Pick<SiteConfig, 'analytics' | 'announcementBar' | 'basePath' | 'colorMode'>;

/** Whether an inline script is one that the site itself writes. */
export type IsOwnScript = (code: string) => boolean;

/** Knows the inline scripts of a site: its templates', those that components bring, and the page's data. */
export function ownScripts(site: Site, ofComponents: readonly string[]): IsOwnScript {
  const { analytics, basePath } = site;
  const counting = analytics && analyticsScript({ src: analytics.script, mode: 'production' });
  const ofPages = [sitePreferences(site), notFoundScript, baseUrlScript(basePath), counting];
  const known = new Set([...ofPages, ...ofComponents]);
  return (code) => known.has(code) || isDataScript(code);
}
