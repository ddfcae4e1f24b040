import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

type Place = Pick<SiteConfig, 'url' | 'basePath'>;

/**
 * Returns functions that make URLs absolute. `absolute` takes a site path. `on` takes a page's path and
 * resolves URLs used on that page, such as `#part`.
 */
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

/**
 * Returns the files in the export for the Markdown version of the page at a path. Links use the first one.
 */
export function twinFiles(path: string): [string, ...string[]] {
  const name = path.replace(/^\/|\/$/g, '');
  if (name === '') return ['index.md'];
  return path.endsWith('/') ? [`${name}.md`, `${name}/index.md`] : [`${name}.md`];
}

/** Returns the folder in the export for a version's `llms.txt` files, as a URL path without the base path. */
export function versionFolder(
  { name, path }: Pick<VersionConfig, 'name' | 'path'>,
  { versions }: Pick<SiteConfig, 'versions'>,
): string {
  const dir = versions.find((version) => version.name === name)?.dir ?? name;
  return path === '/' ? `/${dir}` : path.replace(/\/$/, '');
}
