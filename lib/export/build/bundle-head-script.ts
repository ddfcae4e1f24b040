import { buildSync } from 'esbuild';
import type { SiteConfig } from '@/lib/config/site';
import { alias } from './browser-script';
import { root } from './project-paths';

/** Settings for scripts that run before React hydrates. */
type Site = Pick<SiteConfig, 'announcementBar' | 'colorMode'>;

/**
 * Returns the announcement's id as a JavaScript expression. The expression is `undefined` when the site has
 * no announcement or readers cannot close it.
 */
function toAnnouncement({ announcementBar }: Site): string {
  return announcementBar?.isCloseable ? JSON.stringify(announcementBar.id) : 'undefined';
}

/**
 * Returns the source of a generated module with the announcement settings. The script that every page loads
 * imports it.
 */
export function toSettingsModule(site: Site): string {
  return `/** Whether the site has an announcement. */
export const hasAnnouncement: boolean = ${site.announcementBar !== undefined};

/** Id of the announcement; undefined when readers cannot close one. */
export const announcementId: string | undefined = ${toAnnouncement(site)};
`;
}

/**
 * Bundles the inline script in the head of every page, which runs before the first paint, and returns its
 * source.
 */
export function bundleHeadScript(site: Site): string {
  const { colorMode } = site;
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['components/shell/head-script.ts'],
    // Each setting is a separate constant, so esbuild removes the code for its other values.
    define: {
      'THEME.defaultMode': JSON.stringify(colorMode.default),
      'THEME.respectSystem': String(colorMode.respectSystem),
      'THEME.hasSwitch': String(!colorMode.disableSwitch),
      ANNOUNCEMENT: toAnnouncement(site),
    },
    alias: { ...alias, '@': root },
    // Ignores tsconfig.json, which would add "use strict" to every page.
    tsconfigRaw: {},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  // Escaped so that the code cannot close its script element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
