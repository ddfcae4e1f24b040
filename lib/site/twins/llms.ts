import type { SiteConfig } from '@/lib/config/site';
import type { DocsVersion } from '@/lib/content/content';
import { exportFiles } from '@/lib/site/pages/export-files';
import {
  type Group,
  type ListedText,
  type ListSection,
  listGroupsOf,
  toSection,
} from './llms-groups';
import { toTwin } from './text-pages';
import { toAddresses, twinFiles, versionFolder } from './twin-urls';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'basePath' | 'versions'>;

/** Group with Markdown list items that follow those of its pages. */
interface ListGroup extends Group {
  items?: string[];
}

/**
 * Length in characters from which a list is split. Agents read the first 50,000 characters of a file, or
 * fewer. The difference leaves room for more pages.
 */
const LONGEST_LIST = 40_000;

/**
 * Returns the files described by llmstxt.org, keyed by their URL path in the export. `llms.txt` links to the
 * Markdown versions of the listed pages, and `llms-full.txt` contains the text of these pages. The two files
 * at the root cover the latest version and the blog. Each version also has two such files in its
 * `versionFolder`. If the list of a version is too long, the list of its longest category is in a separate file
 * at the path of the category, such as `/tailwind/llms.txt`. The other lists link to it.
 */
export function toLlmsFiles(
  site: Site,
  versions: readonly DocsVersion[],
  pages: readonly ListedText[],
): Record<string, string> {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const posts = { title: 'Blog', pages: listed.filter(({ version }) => version === '') };
  const own = versions.map((version) => toVersionLists(site, version, listed));
  const latest = own.find(({ isLatest }) => isLatest);
  const others = own.flatMap(({ folder, label }) => optionalItems(site, folder, label));
  const optional = { title: 'Optional', pages: [], items: others };
  return Object.fromEntries([
    [exportFiles.llms, toList(site, site.title, [...(latest?.listGroups ?? []), posts, optional])],
    [exportFiles.llmsFull, toFull([...(latest?.groups ?? []), posts])],
    ...own.flatMap(({ files }) => files),
  ]);
}

/** Returns the files of a docs version, and the groups of its pages with and without its section. */
function toVersionLists(site: Site, version: DocsVersion, pages: readonly ListedText[]) {
  const { label, isLast: isLatest } = version;
  const folder = versionFolder(version, site);
  const title = `${site.title} ${label}`;
  const groups = listGroupsOf(version, pages);
  const section =
    toList(site, title, groups).length > LONGEST_LIST ? longestSection(site, groups) : undefined;
  const listGroups = groups.map((group) =>
    section && group.category === section.category ? toReference(site, section) : group,
  );
  const files: [string, string][] = [
    [`${folder}/llms.txt`, toList(site, title, listGroups)],
    [`${folder}/llms-full.txt`, toFull(groups)],
  ];
  if (section)
    files.push([section.file, toList(site, `${title}: ${section.title}`, section.parts)]);
  return { label, isLatest, folder, groups, listGroups, files };
}

function longestSection(site: Site, groups: readonly Group[]): ListSection | undefined {
  const length = (group: Group) => toList(site, '', [group]).length;
  return groups
    .flatMap((group) => toSection(group) ?? [])
    .sort((a, b) => length(b) - length(a))
    .at(0);
}

/** Returns what remains of a section in the list of its version: its own page, and a link to its list. */
function toReference(site: Site, { title, file, category, pages, parts }: ListSection): ListGroup {
  const address = toAddresses(site).absolute(file);
  const names = parts.map((part) => part.title).filter((name) => name !== title);
  const item = `- [All ${pages.length} pages of ${title}](${address}): ${names.join(', ')}`;
  return { title, pages: pages.filter(({ path }) => path === category?.href), items: [item] };
}

function toList(site: Site, title: string, groups: readonly ListGroup[]): string {
  const { absolute } = toAddresses(site);
  const sections = groups.flatMap((group) => {
    const links = group.pages.map(
      (page) =>
        `- [${page.title}](${absolute(`/${twinFiles(page.path)[0]}`)}): ${page.description}`,
    );
    const items = [...links, ...(group.items ?? [])];
    return items.length > 0 ? [[`## ${group.title}`, '', ...items].join('\n')] : [];
  });
  return `${[`# ${title}`, `> ${site.tagline}`, ...sections].join('\n\n')}\n`;
}

function optionalItems(site: Site, folder: string, label: string): string[] {
  const { absolute } = toAddresses(site);
  return [
    `- [${label} pages](${absolute(`${folder}/llms.txt`)}): a list of its pages`,
    `- [${label} docs in full](${absolute(`${folder}/llms-full.txt`)}): all pages in one file`,
  ];
}

function toFull(groups: readonly Group[]): string {
  return groups.flatMap(({ pages }) => pages.map(toTwin)).join('\n---\n\n');
}
