import type { SiteConfig } from '@/lib/config/site';
import type { DocsVersion } from '@/lib/content/content';
import { flattenLinks, type NavItem } from '@/lib/content/versions/nav-tree';
import { exportFiles } from '@/lib/site/pages/export-files';
import { type TextPage, toTwin } from './text-pages';
import { toAddresses, twinFiles, versionFolder } from './twin-urls';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'basePath' | 'versions'>;
type Page = Omit<TextPage, 'entry'>;

interface Group {
  title: string;
  pages: Page[];
}

/**
 * Returns the files described by llmstxt.org, keyed by their URL path in the export. `llms.txt` links to the
 * Markdown versions of the listed pages, and `llms-full.txt` contains the text of these pages. The two files
 * at the root cover the latest version and the blog. Each version also has two such files in its
 * `versionFolder`.
 */
export function toLlmsFiles(
  site: Site,
  versions: readonly DocsVersion[],
  pages: readonly Page[],
): Record<string, string> {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const posts = { title: 'Blog', pages: listed.filter(({ version }) => version === '') };
  const own = versions.map((version) => {
    const groups = groupsOf(version, listed);
    return { version, folder: versionFolder(version, site), groups };
  });
  const latest = own.find(({ version }) => version.isLast)?.groups ?? [];
  const others = own.flatMap(({ folder, version }) => optionalLinks(site, folder, version.label));
  const files: [string, string][] = own.flatMap(({ version, folder, groups }) => [
    [`${folder}/llms.txt`, toList(site, `${site.title} ${version.label}`, groups, [])],
    [`${folder}/llms-full.txt`, toFull(groups)],
  ]);
  return Object.fromEntries([
    [exportFiles.llms, toList(site, site.title, [...latest, posts], others)],
    [exportFiles.llmsFull, toFull([...latest, posts])],
    ...files,
  ]);
}

/**
 * Groups a version's pages by top-level sidebar category, in sidebar order. Pages outside categories come
 * first, and pages that are not in the sidebar come last.
 */
function groupsOf(version: DocsVersion, pages: readonly Page[]): Group[] {
  const left = new Map(
    pages.filter((page) => page.version === version.name).map((page) => [page.path, page]),
  );
  const take = (items: readonly NavItem[]) =>
    flattenLinks(items).flatMap(({ href }) => {
      const page = left.get(href);
      left.delete(href);
      return page ? [page] : [];
    });
  const { items } = version.sidebars.docs;
  const docs = { title: 'Docs', pages: take(items.filter(({ type }) => type === 'link')) };
  const categories = items.flatMap((item) =>
    item.type === 'category' ? [{ title: item.label, pages: take([item]) }] : [],
  );
  const groups = [docs, ...categories, { title: 'More', pages: [...left.values()] }];
  return groups.filter((group) => group.pages.length > 0);
}

function toList(site: Site, title: string, groups: readonly Group[], optional: string[]): string {
  const { absolute } = toAddresses(site);
  const filled = groups.filter(({ pages }) => pages.length > 0);
  const sections = filled.map((group) => {
    const links = group.pages.map(
      (page) =>
        `- [${page.title}](${absolute(`/${twinFiles(page.path)[0]}`)}): ${page.description}`,
    );
    return [`## ${group.title}`, '', ...links].join('\n');
  });
  const last = optional.length > 0 ? [['## Optional', '', ...optional].join('\n')] : [];
  return `${[`# ${title}`, `> ${site.tagline}`, ...sections, ...last].join('\n\n')}\n`;
}

function optionalLinks(site: Site, folder: string, label: string): string[] {
  const { absolute } = toAddresses(site);
  return [
    `- [${label} pages](${absolute(`${folder}/llms.txt`)}): a list of its pages`,
    `- [${label} docs in full](${absolute(`${folder}/llms-full.txt`)}): all pages in one file`,
  ];
}

function toFull(groups: readonly Group[]): string {
  return groups.flatMap(({ pages }) => pages.map(toTwin)).join('\n---\n\n');
}
