import { buildSync } from 'esbuild';
import type { SiteConfig } from '@/lib/config/site';
import { alias } from './browser-script';
import { root } from './project-paths';

/** Settings that the page's scripts read before React hydrates. */
type Site = Pick<SiteConfig, 'announcementBar' | 'colorMode'>;

/**
 * Returns the announcement id as a JavaScript expression. It is `undefined` when readers cannot close an
 * announcement.
 */
function toAnnouncement({ announcementBar }: Site): string {
  return announcementBar?.isCloseable ? JSON.stringify(announcementBar.id) : 'undefined';
}

/** Returns the source of a module with the announcement settings, which the page's script imports. */
export function toSettingsModule(site: Site): string {
  return `/** Whether the site has an announcement. */
export const hasAnnouncement: boolean = ${site.announcementBar !== undefined};

/** Id of the announcement; undefined when readers cannot close one. */
export const announcementId: string | undefined = ${toAnnouncement(site)};
`;
}

/** Bundles the inline script in the head of every page, which runs before the first paint. */
export function bundleHeadScript(site: Site): string {
  const { colorMode } = site;
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['components/shell/head-script.ts'],
    // Separate constants, so that esbuild removes the code for other values.
    define: {
      'THEME.defaultMode': JSON.stringify(colorMode.default),
      'THEME.respectSystem': String(colorMode.respectSystem),
      'THEME.hasSwitch': String(!colorMode.disableSwitch),
      ANNOUNCEMENT: toAnnouncement(site),
    },
    alias: { ...alias, '@': root },
    // Ignores our tsconfig.json, which would add "use strict" to every page.
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
