import { buildSync } from 'esbuild';
import type { SiteConfig } from '@/lib/config/site';
import { alias } from './browser-script';
import { root } from './project-paths';

/** The part of a site's configuration that its scripts read before React starts. */
type Site = Pick<SiteConfig, 'announcementBar' | 'colorMode'>;

/** The constant for the id of an announcement: `undefined` when readers cannot close one. */
function toAnnouncement({ announcementBar }: Site): string {
  return announcementBar?.isCloseable ? JSON.stringify(announcementBar.id) : 'undefined';
}

/** Returns the source of the settings module of the page's script: the same id, and whether there is a bar at all. */
export function toSettingsModule(site: Site): string {
  return `/** Whether the site has an announcement. */
export const hasAnnouncement: boolean = ${site.announcementBar !== undefined};

/** Id of the announcement; undefined when readers cannot close one. */
export const announcementId: string | undefined = ${toAnnouncement(site)};
`;
}

/** Text of the script in the head of every page of a site. */
export function bundleHeadScript(site: Site): string {
  const { colorMode } = site;
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['components/shell/head-script.ts'],
    // One by one, so that code for other values is left out.
    define: {
      'THEME.defaultMode': JSON.stringify(colorMode.default),
      'THEME.respectSystem': String(colorMode.respectSystem),
      'THEME.hasSwitch': String(!colorMode.disableSwitch),
      ANNOUNCEMENT: toAnnouncement(site),
    },
    alias: { ...alias, '@': root },
    // Without ours, which would put "use strict" into every page.
    tsconfigRaw: {},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  // Nothing in it may end the element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
