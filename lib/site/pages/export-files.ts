import { isBelow, plainPath } from '@/lib/config/paths';
import { type SiteConfig, siteParts } from '@/lib/config/site';
import { feeds } from '@/lib/site/feeds/feed-paths';
import { versionFolder } from '@/lib/site/twins/twin-urls';

/** The files that every export has at fixed places, by what they are; URL paths without base path. */
export const exportFiles = {
  apache: '/.htaccess',
  facts: '/build.json',
  headers: '/_headers',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  manifest: '/manifest.webmanifest',
  notFound: '/404.html',
  openSearch: '/opensearch.xml',
  redirects: '/_redirects',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  vercel: '/vercel.json',
} as const;

/** All files that a build of the site puts at fixed places, those of pages and of `public` not included. */
export function fixedFiles(site: SiteConfig): string[] {
  const lists = site.versions.map((version) => versionFolder(version, site));
  return [
    ...Object.values(exportFiles),
    ...(site.blog ? Object.values(feeds).map(({ path }) => path) : []),
    ...lists.flatMap((folder) => [`${folder}/llms.txt`, `${folder}/llms-full.txt`]),
  ];
}

/** The folders of an export in which a build names all files, and that of Next’s own pages. */
export function ownFolders(site: SiteConfig): string[] {
  const classes = siteParts(site).includes('classes') ? ['/classes'] : [];
  const downloads = site.downloads ? ['/downloads'] : [];
  return ['/_next', '/_not-found', '/assets', ...classes, ...downloads];
}

/** What the files of pages and their compressed copies end in, and what these are. */
const ENDINGS = {
  '.md': 'pages as Markdown',
  '.txt': 'the data of pages',
  '.br': 'compressed files',
  '.gz': 'compressed files',
};

/**
 * Finds what a page or a redirect at a URL path would take the place of, in words; undefined when it is
 * nothing. `publicFiles` are the URL paths of the files of `public`.
 */
export function toTakenPaths(
  site: SiteConfig,
  publicFiles: readonly string[],
): (path: string) => string | undefined {
  const all = [...fixedFiles(site), ...publicFiles];
  const files = new Map(all.map((file) => [file.toLowerCase(), file]));
  const folders = ownFolders(site);
  return (path) => {
    const plain = plainPath(path);
    // A page at the path of a folder is fine, unless Next keeps its own there.
    const within = (name: string) => (name.startsWith('/_') ? name : `${name}/`);
    const folder = folders.find((name) => isBelow(plain, name) && plain.startsWith(within(name)));
    if (folder) return `the files of the export in ${folder}`;
    const file = filesAt(plain).find((name) => files.has(name));
    if (file) return `the file ${files.get(file)} of the export`;
    if (plain.endsWith('/index')) return `the files of ${plain.replace(/\/index$/, '') || '/'}`;
    const ending = Object.entries(ENDINGS).find(([end]) => plain.endsWith(end));
    return ending && `${ending[1]}, whose addresses end in ${ending[0]}`;
  };
}

/** The files that stand where a page or its folders would, and those that a page is written to. */
function filesAt(path: string): string[] {
  const parts = path.split('/').slice(1);
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return [...parents, `${path}.html`, `${path}.md`, `${path}.txt`];
}
