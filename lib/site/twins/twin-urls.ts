import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

type Place = Pick<SiteConfig, 'url' | 'basePath'>;

/** Absolute addresses of a site: of its paths, and of what stands on the page at `path` (`#part` included). */
export function toAddresses(place: Place) {
  const absolute = (path: string) => absoluteUrl(place, path);
  return {
    absolute,
    on: (path: string) => (address: string) => {
      if (toLinkKind(address) === 'external') return address;
      return address.startsWith('/') ? absolute(address) : new URL(address, absolute(path)).href;
    },
  };
}

/** The files below the export that hold the Markdown twin of the page at a path; the first one is linked. */
export function twinFiles(path: string): [string, ...string[]] {
  const name = path.replace(/^\/|\/$/g, '');
  if (name === '') return ['index.md'];
  return path.endsWith('/') ? [`${name}.md`, `${name}/index.md`] : [`${name}.md`];
}

/** The folder of the export with the texts of a version for language models; a URL path without base path. */
export function versionFolder(
  { name, path }: Pick<VersionConfig, 'name' | 'path'>,
  { versions }: Pick<SiteConfig, 'versions'>,
): string {
  const dir = versions.find((version) => version.name === name)?.dir ?? name;
  return path === '/' ? `/${dir}` : path.replace(/\/$/, '');
}
