import { isBelow, normalizePath } from '@/lib/config/paths';
import { type SiteConfig, siteParts } from '@/lib/config/site';
import { agentFolder } from '@/lib/site/agents/agent-paths';
import { skillFolders } from '@/lib/site/agents/skill-index';
import { feeds } from '@/lib/site/feeds/feed-paths';
import { versionFolder } from '@/lib/site/twins/twin-urls';

/** Files that every export contains, as URL paths without the base path. */
export const exportFiles = {
  apache: '/.htaccess',
  facts: '/build.json',
  headers: '/_headers',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  manifest: '/manifest.webmanifest',
  notFound: '/404.html',
  notices: '/licenses.txt',
  openSearch: '/opensearch.xml',
  redirects: '/_redirects',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  vercel: '/vercel.json',
} as const;

/**
 * Returns the URL paths of all files that a build writes to fixed paths. Excludes pages, the lists of single
 * categories, and the files in `public`.
 */
export function fixedFiles(site: SiteConfig): string[] {
  const lists = site.versions.map((version) => versionFolder(version, site));
  return [
    ...Object.values(exportFiles),
    ...(site.blog ? Object.values(feeds).map(({ path }) => path) : []),
    ...lists.flatMap((folder) => [`${folder}/llms.txt`, `${folder}/llms-full.txt`]),
  ];
}

/**
 * Returns the folders of an export that are reserved for generated files. Includes the folders that Next
 * creates, such as `/_next`.
 */
export function ownFolders(site: SiteConfig): string[] {
  const classes = siteParts(site).includes('classes') ? ['/classes'] : [];
  const downloads = site.downloads ? ['/downloads'] : [];
  return [
    '/_next',
    '/_not-found',
    agentFolder,
    '/assets',
    ...classes,
    ...downloads,
    ...Object.values(skillFolders),
  ];
}

/** File extensions that the build adds to page and file paths, with descriptions for error messages. */
const ENDINGS = {
  '.md': 'pages as Markdown',
  '.txt': 'the data of pages',
  '.br': 'compressed files',
  '.gz': 'compressed files',
};

/**
 * Returns a function that takes the URL path of a page or redirect and describes what the page would
 * overwrite. It returns undefined if the path is free. `publicFiles` are the URL paths of the files in
 * `public`.
 */
export function toTakenPaths(
  site: SiteConfig,
  publicFiles: readonly string[],
): (path: string) => string | undefined {
  const all = [...fixedFiles(site), ...publicFiles];
  const files = new Map(all.map((file) => [file.toLowerCase(), file]));
  const folders = ownFolders(site);
  return (path) => {
    const plain = normalizePath(path);
    // A page may have the same path as a folder, such as `/classes`. Next's own folders are an exception.
    const within = (name: string) => (name.startsWith('/_') ? name : `${name}/`);
    const folder = folders.find((name) => isBelow(plain, name) && plain.startsWith(within(name)));
    if (folder) return `the files of the export in ${folder}`;
    const file = filesAt(plain).find((name) => files.has(name));
    if (file) return `the file ${files.get(file)} of the export`;
    if (plain.endsWith('/llms')) return `the list of pages ${plain}.txt`;
    if (plain.endsWith('/index')) return `the files of ${plain.replace(/\/index$/, '') || '/'}`;
    const ending = Object.entries(ENDINGS).find(([end]) => plain.endsWith(end));
    return ending && `${ending[1]}, whose addresses end in ${ending[0]}`;
  };
}

/**
 * Returns the URL paths of files that would collide with a page: files at its path or a parent path, and the
 * files that the page is written to.
 */
function filesAt(path: string): string[] {
  const parts = path.split('/').slice(1);
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return [...parents, `${path}.html`, `${path}.md`, `${path}.txt`];
}
