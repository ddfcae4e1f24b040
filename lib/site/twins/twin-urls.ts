import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

type Place = Pick<SiteConfig, 'url' | 'basePath'>;

/**
 * Returns functions that make URLs absolute. `absolute` takes a site path. `on` takes a page's path and
 * returns a function that resolves the URLs on that page, such as `#install`.
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
 * Returns the file names of a page's Markdown version in the export. `path` is the page's URL path. A path
 * that ends in a slash has two files, except the root. Links use the first file.
 */
export function twinFiles(path: string): [string, ...string[]] {
  const name = path.replace(/^\/|\/$/g, '');
  if (name === '') return ['index.md'];
  return path.endsWith('/') ? [`${name}.md`, `${name}/index.md`] : [`${name}.md`];
}

/** Returns the folder of a version's `llms.txt` files in the export, as a URL path without the base path. */
export function versionFolder(
  { name, path }: Pick<VersionConfig, 'name' | 'path'>,
  { versions }: Pick<SiteConfig, 'versions'>,
): string {
  const dir = versions.find((version) => version.name === name)?.dir ?? name;
  return path === '/' ? `/${dir}` : path.replace(/\/$/, '');
}
