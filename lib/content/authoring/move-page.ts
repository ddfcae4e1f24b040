import { dirname, join, relative } from 'node:path/posix';
import { pathOf, samePath, toPrefix, withoutFinalSlash } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { textsOf } from '@/lib/config/source/positions';
import { fileExists, readText } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { splitFrontMatter } from '@/lib/content/entries/front-matter';
import { docsDir, toDocId, toDocPath } from '@/lib/content/entries/slugs';
import { heroLinks } from '@/lib/content/links/content-links';
import type { Compiled, FileUse, LinkUse } from '@/lib/content/mdx/compiled';
import { sidebarOf } from '@/lib/content/versions/sidebar-items';
import { editFrontMatter } from './edit-front-matter';
import { idsInSidebar, showInSidebar } from './edit-sidebar';
import type { FileChange } from './file-change';
import { assertUrlFree, findVersion, toId } from './new-page';
import {
  navigationReplacements,
  offsetOf,
  type Replacement,
  toAddressReplacements,
  toChanges,
} from './replacements';

/** A doc to move, and its destination. */
interface Move {
  site: string;
  content: Content;
  entry: Content['docs'][number];
  version: VersionConfig;
  /** The doc's id, file and URL path after the move. */
  id: string;
  file: string;
  path: string;
}

/**
 * A request to move a doc. `from` is the doc's id, URL path or file. `to` is its new path in the same docs
 * version, such as `guides/dark-mode`.
 */
export interface WantedMove {
  from: string;
  to: string;
  version?: string | undefined;
}

/**
 * Returns the file changes that move a doc to another path in its docs version. If its folder changes, files
 * in the old folder that only this doc uses move with it. Its old URL becomes an alias. References to it in
 * pages, sidebars, glossaries and the configuration are updated. The content must have no errors, because
 * links in an invalid page could not be updated. Throws when the doc or its version does not exist, when the
 * destination is invalid or already in use, or when the home page of a version would get another URL.
 */
export async function planMove(content: Content, wanted: WantedMove): Promise<FileChange[]> {
  const move = toMove(content, wanted);
  const { folder: site, docs, posts, compile } = content;
  const pages = await Promise.all([...docs, ...posts].map(compile));
  const uses = pages.flatMap(({ fileUses }) => fileUses);
  const own = ownFiles(move, uses);
  const changes = toChanges(site, [
    ...linkReplacements(move, pages),
    ...fileReplacements(move, uses, own),
    ...neighborReplacements(move),
    ...heroReplacements(move),
    ...settingReplacements(move),
  ]);
  const page = changes.find(({ file }) => file === move.entry.file);
  const text = page?.text ?? readText(site, move.entry.file);
  return [
    { file: move.file, text: withAlias(text, move), isNew: true },
    { file: move.entry.file, text: undefined },
    ...[...own].flatMap((file) => toFileMove(move, file)),
    ...changes.filter((change) => change !== page),
  ];
}

function toMove(content: Content, { from, to, version: name }: WantedMove): Move {
  const { folder: site, config } = content;
  const version = findVersion(config, name);
  const entry = findDoc(content, version, from);
  const ending = entry.file.endsWith('/index.mdx') ? '/index.mdx' : '.mdx';
  const file = `${docsDir(version)}/${toId(to)}${ending}`;
  if (fileExists(site, file)) throw new Error(`${file} already exists.`);
  const path = toDocPath(file, version, entry.frontMatter.slug);
  if (path !== entry.path) {
    refuseHome(entry, version);
    assertUrlFree(content, path, entry.path);
  }
  return { site, content, entry, version, id: toDocId(file, version), file, path };
}

/**
 * Throws when a doc is its version's home page, because readers, the navbar and other versions link to that
 * page.
 */
function refuseHome({ file, path }: Move['entry'], { label, path: root }: VersionConfig): void {
  if (path !== `${toPrefix(root)}/`) return;
  throw new Error(
    `${file} is the home page of ${label}: without it there would be no page at ${path}. Create the other page with npm run new, and move the text there.`,
  );
}

function findDoc({ docs }: Content, { name }: VersionConfig, wanted: string): Move['entry'] {
  const own = docs.filter(({ version }) => version === name);
  const found = own.find(({ id, path, file }) => [id, path, file].includes(wanted));
  if (found) return found;
  const ids = own.map(({ id }) => id);
  throw new Error(
    [`There is no doc ${wanted}.`, didYouMean(wanted, ids)].filter(Boolean).join(' '),
  );
}

function linkReplacements(move: Move, pages: readonly Compiled[]): Replacement[] {
  return pages.flatMap(({ links }) =>
    links.flatMap((link) => {
      const path = newPath(link, move);
      return path === undefined || path === pathOf(link.href)
        ? []
        : toAddressReplacements(link, path, move.site);
    }),
  );
}

/** Returns the new path of a link. Undefined when the move does not affect it. */
function newPath({ href, resolved, file, kind }: LinkUse, move: Move): string | undefined {
  const { entry, version } = move;
  const path = pathOf(href);
  if (kind !== 'page' || path === '') return undefined;
  const isFile = /\.mdx?$/.test(path);
  const isMoved = file === entry.file;
  if (samePath(pathOf(resolved), entry.path)) {
    if (!isFile) return move.path;
    if (path.startsWith('/')) return `/${relative(docsDir(version), move.file)}`;
    return toRelative(isMoved ? move.file : file, move.file);
  }
  const isBeside = isFile && !path.startsWith('/');
  return isMoved && isBeside ? toRelative(move.file, join(dirname(file), path)) : undefined;
}

function toRelative(from: string, target: string): string {
  const way = relative(dirname(from), target);
  return way.startsWith('.') ? way : `./${way}`;
}

/**
 * Returns the files in the doc's old folder that only this doc uses. Empty when the doc stays in that folder.
 */
function ownFiles({ entry, file }: Move, uses: readonly FileUse[]): Set<string> {
  const folder = dirname(entry.file);
  if (folder === dirname(file)) return new Set();
  const shared = new Set(uses.filter((use) => use.file !== entry.file).map((use) => use.target));
  const beside = uses.filter(({ target }) => target.startsWith(`${folder}/`));
  return new Set(beside.map(({ target }) => target).filter((target) => !shared.has(target)));
}

function toFileMove({ site, entry, file }: Move, old: string): FileChange[] {
  const moved = join(dirname(file), relative(dirname(entry.file), old));
  if (fileExists(site, moved)) throw new Error(`${moved} already exists.`);
  return [
    { file: moved, text: undefined, copyOf: old, isNew: true },
    { file: old, text: undefined },
  ];
}

/** Returns the replacements for the doc's relative paths to files that do not move. */
function fileReplacements(
  { site, entry, file }: Move,
  uses: readonly FileUse[],
  own: ReadonlySet<string>,
): Replacement[] {
  if (dirname(file) === dirname(entry.file)) return [];
  return uses
    .filter((use) => use.file === entry.file && !own.has(use.target))
    .flatMap((use) =>
      toAddressReplacements(use, toRelative(file, join(dirname(use.file), use.href)), site),
    );
}

function neighborReplacements({ site, content, entry, id }: Move): Replacement[] {
  return content.docs.flatMap(({ file, version, frontMatter }) =>
    (['pagination_prev', 'pagination_next'] as const).flatMap((key) => {
      if (version !== entry.version || frontMatter[key] !== entry.id) return [];
      const source = readText(site, file);
      const position = splitFrontMatter(source, file).yaml.positionOf([key]);
      const at = position ? source.indexOf(entry.id, offsetOf(source, position)) : -1;
      return at < 0 ? [] : [{ file, at, old: entry.id, text: id }];
    }),
  );
}

/** Returns the replacements for links to the doc in the `hero` of landing pages. */
function heroReplacements({ site, content, entry, path }: Move): Replacement[] {
  return heroLinks(site, content.docs).flatMap(({ href, file, position }) => {
    const old = pathOf(href);
    if (!position || !samePath(old, entry.path)) return [];
    const source = readText(site, file);
    return [{ file, at: source.indexOf(old, offsetOf(source, position)), old, text: path }];
  });
}

/**
 * Returns the replacements for references to the doc in sidebars, glossaries and the configuration. If the
 * old id is not in `sidebar.ts`, the doc is added there, unless the doc is unlisted or the sidebar already
 * shows the new id, for example because it lists the new folder.
 */
function settingReplacements(move: Move): Replacement[] {
  const { site, content, entry, version, path, id } = move;
  const folder = docsDir(version);
  const sidebar = sidebarOf(folder);
  const source = fileExists(site, sidebar) ? readText(site, sidebar) : '';
  const ids = idsInSidebar(source, entry.id).map((at) => {
    return { file: sidebar, at, old: entry.id, text: id };
  });
  return [
    ...(ids.length > 0 || entry.frontMatter.unlisted ? ids : showInSidebar(site, folder, { id })),
    ...content.versions.flatMap(({ name }) =>
      navigationReplacements(site, docsDir(findVersion(content.config, name)), (old) =>
        samePath(old, entry.path) ? path : undefined,
      ),
    ),
    ...configReplacements(move),
  ];
}

/**
 * Returns the replacements for the doc's path in quoted strings of `site.config.ts`, and for its id in
 * `docId`, unless `docId` must keep referring to another version's doc. The settings `basePath`, `path` and
 * `formerPath` are not changed, because they are prefixes of paths and not links.
 */
function configReplacements({ site, content, entry, version, path, id }: Move): Replacement[] {
  const file = 'site.config.ts';
  const source = readText(site, file);
  const roots = textsOf(source, ['basePath', 'path', 'formerPath']).map(({ at }) => at);
  const paths = [...source.matchAll(/(?<=['"`])\/[^\s'"`#?]*/g)].flatMap(({ 0: old, index }) =>
    samePath(old, entry.path) && !roots.includes(index)
      ? [{ file, at: index, old, text: path }]
      : [],
  );
  // A `docId` refers to the doc with that id in every version that has such a doc. In other versions, it
  // leads to the latest version's doc. So when a doc outside the latest version moves, `docId` must not
  // change if another version has a doc with the same id.
  const isElsewhere = content.docs.some((doc) => doc.id === entry.id && doc !== entry);
  if (isElsewhere && !version.isLast) return paths;
  const ids = textsOf(source, ['docId']).filter(({ text }) => text === entry.id);
  return [...paths, ...ids.map(({ at, text: old }) => ({ file, at, old, text: id }))];
}

/**
 * Returns the doc's text with its old URL added to the aliases and its new URL removed from them. Returns the
 * text unchanged when the URL stays the same, such as with an absolute slug.
 */
function withAlias(text: string, { entry, path, file }: Move): string {
  if (path === entry.path) return text;
  const kept = entry.frontMatter.aliases.filter((alias) => !samePath(alias, path));
  return editFrontMatter(text, file, (yaml) => {
    yaml.set('aliases', [...kept, withoutFinalSlash(entry.path)]);
  });
}
