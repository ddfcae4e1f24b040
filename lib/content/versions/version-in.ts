import { playerVersion, type SiteConfig, type VersionConfig } from '@/lib/config/site';
import { playgroundFile } from '@/lib/content/entries/playground-examples';
import { docsDir } from '@/lib/content/entries/slugs';

/**
 * The version that a content file is about. Posts are about the latest version; the examples of the playground
 * about the one that runs them.
 */
export function versionIn(config: Pick<SiteConfig, 'versions'>, file: string): VersionConfig {
  if (file === playgroundFile) return playerVersion(config);
  const { versions } = config;
  const own = versions.find((version) => file.startsWith(`${docsDir(version)}/`));
  const found = own ?? versions.find(({ isLast }) => isLast);
  if (!found) throw new Error('site.config.ts has no latest version.');
  return found;
}
