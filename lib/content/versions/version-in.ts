import { playerVersion, type SiteConfig, type VersionConfig } from '@/lib/config/site';
import { playgroundFile } from '@/lib/content/entries/playground-examples';
import { docsDir } from '@/lib/content/entries/slugs';

/**
 * Returns the docs version that a content file belongs to. Posts belong to the latest version. The file with
 * the playground examples belongs to the first version with live samples.
 */
export function versionIn(config: Pick<SiteConfig, 'versions'>, file: string): VersionConfig {
  if (file === playgroundFile) return playerVersion(config);
  const { versions } = config;
  const own = versions.find((version) => file.startsWith(`${docsDir(version)}/`));
  const found = own ?? versions.find(({ isLast }) => isLast);
  if (!found) throw new Error('site.config.ts has no latest version.');
  return found;
}
