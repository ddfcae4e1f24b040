import { buildSync } from 'esbuild';
import type { SiteConfig } from '@/lib/config/site';
import { root } from './project-paths';

/** The part of a site's configuration that its scripts read before React starts. */
type Site = Pick<SiteConfig, 'announcementBar' | 'colorMode'>;

/** The settings of the scripts: JSON, or `undefined` for an announcement that readers cannot close. */
function toSettings({ announcementBar, colorMode }: Site): { theme: string; announcement: string } {
  return {
    theme: JSON.stringify({
      defaultMode: colorMode.default,
      respectSystem: colorMode.respectSystem,
      hasSwitch: !colorMode.disableSwitch,
    }),
    announcement: announcementBar?.isCloseable ? JSON.stringify(announcementBar.id) : 'undefined',
  };
}

/** The module with the settings, for the page's script. */
export function toSettingsModule(site: Site): string {
  const { theme, announcement } = toSettings(site);
  return `import type { ThemeSettings } from '@/components/shell/theme/decide-theme';

export const theme: ThemeSettings = ${theme};
/** Id of the announcement; undefined when readers cannot close one. */
export const announcementId: string | undefined = ${announcement};
`;
}

/** Text of the script in the head of every page of a site. */
export function bundleHeadScript(site: Site): string {
  const { theme, announcement } = toSettings(site);
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['components/shell/head-script.ts'],
    define: { THEME: theme, ANNOUNCEMENT: announcement },
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
