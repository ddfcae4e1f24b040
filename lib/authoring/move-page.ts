import { dirname, join, relative } from 'node:path/posix';
import type { VersionConfig } from '@/lib/config/site';
import { type Content, loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/content-error';
import { splitFrontMatter } from '@/lib/content/front-matter';
import { glossaryOf, parseGlossary } from '@/lib/content/glossary';
import { didYouMean } from '@/lib/content/nearest';
import { fileExists, readText } from '@/lib/content/site-files';
import { docsDir, toDocPath } from '@/lib/content/slugs';
import { samePath } from '@/lib/links/paths';
import { compileEntry } from '@/lib/mdx/compile';
import type { LinkUse } from '@/lib/mdx/compiled';
import { editFrontMatter } from './edit-front-matter';
import { idsInSidebar, showInSidebar } from './edit-sidebar';
import type { FileChange } from './file-change';
import { findVersion, refuseUrl, toId } from './new-page';
import { offsetOf, type Replacement, toChanges } from './replacements';

/** A doc and where it goes. */
interface Move {
  site: string;
  content: Content;
  entry: Content['docs'][number];
  /** The folder of the version. */
  folder: string;
  /** What the page has afterwards. */
  id: string;
  file: string;
  path: string;
}

/** Which doc an author wants to move, by its id, path or file, and to which path in its version. */
export interface WantedMove {
  from: string;
  to: string;
  version?: string | undefined;
}

/**
 * The changes that move a doc to another path of its version: the old address becomes an alias, and what
 * names the page names the new one, in pages, sidebar, glossary and configuration. Throws when the content
 * has mistakes, since links in them could not be mended, and when the new place is taken.
 */
export async function planMove(site: string, wanted: WantedMove): Promise<FileChange[]> {
  const move = toMove(site, wanted);
  const changes = toChanges(site, [
    ...(await linkReplacements(move)),
    ...neighborReplacements(move),
    ...glossaryReplacements(move),
    ...settingReplacements(move),
    ...sidebarReplacements(move),
  ]);
  const own = changes.find(({ file }) => file === move.entry.file);
  const text = own?.text ?? readText(site, move.entry.file);
  const sidebar = `${move.folder}/sidebar.ts`;
  const isShown = changes.some(({ file }) => file === sidebar);
  return [
    { file: move.file, text: withAlias(text, move), isNew: true },
    { file: move.entry.file, text: undefined },
    ...changes.filter((change) => change !== own),
    ...(isShown ? [] : showInSidebar(site, sidebar, move)),
  ];
}

function toMove(site: string, { from, to, version: name }: WantedMove): Move {
  const content = loadContent(site);
  if (content.errors.length > 0) throw new Error(formatErrors(content.errors));
  const version = findVersion(site, name);
  const entry = findDoc(content, version, from);
  const id = toId(to);
  const folder = docsDir(version);
  const ending = entry.file.endsWith('/index.mdx') ? '/index.mdx' : '.mdx';
  const file = `${folder}/${id}${ending}`;
  if (fileExists(site, file)) throw new Error(`${file} is already there.`);
  const path = toDocPath(file, version, entry.frontMatter.slug);
  if (path !== entry.path) refuseUrl(content, path, entry.path);
  return { site, content, entry, folder, id, file, path };
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

async function linkReplacements(move: Move): Promise<Replacement[]> {
  const { docs, posts } = move.content;
  const pages = await Promise.all([...docs, ...posts].map((entry) => compileEntry(entry)));
  return pages.flatMap(({ links }) =>
    links.flatMap((link) => {
      const href = newHref(link, move);
      return href === undefined || href === link.href
        ? []
        : toLinkReplacement(link, href, move.site);
    }),
  );
}

/** What a link says afterwards; nothing when the move does not concern it. */
function newHref({ href, resolved, file, kind }: LinkUse, move: Move): string | undefined {
  const { entry, folder } = move;
  const path = href.replace(/[?#].*$/, '');
  const rest = href.slice(path.length);
  const isMoved = file === entry.file;
  const toRelative = (target: string) => {
    const way = relative(dirname(isMoved ? move.file : file), target);
    return way.startsWith('.') ? way : `./${way}`;
  };
  if (path === '' || kind === 'external') return undefined;
  const isFile = /\.mdx?$/.test(path);
  if (samePath(resolved.replace(/[?#].*$/, ''), entry.path)) {
    if (!isFile) return move.path + rest;
    return (
      (path.startsWith('/') ? `/${relative(folder, move.file)}` : toRelative(move.file)) + rest
    );
  }
  const isBeside = (isFile || kind === 'file') && path.startsWith('.');
  return isMoved && isBeside ? toRelative(join(dirname(file), path)) + rest : undefined;
}

/** Has a link of a page say another address; throws when its place cannot be told. */
export function toLinkReplacement(
  { file, position, href }: LinkUse,
  text: string,
  site: string,
): Replacement[] {
  const source = readText(site, file);
  const from = offsetOf(source, position);
  const marks = ['](', '](<', 'href="', "href='", ']: '];
  const places = marks
    .map((mark) => [source.indexOf(mark + href, from), mark.length] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b);
  const [at, length] = places[0] ?? [-1, 0];
  if (at < 0)
    throw new Error(`${file}:${position.line}: the link ${href} has to be changed first.`);
  return [{ file, at: at + length, old: href, text }];
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

function glossaryReplacements({ site, folder, entry, path }: Move): Replacement[] {
  const file = glossaryOf(folder);
  if (!fileExists(site, file)) return [];
  const source = readText(site, file);
  return parseGlossary(source, file).links.flatMap(({ href, position }) => {
    const old = href.replace(/#.*$/, '');
    if (!position || !samePath(old, entry.path)) return [];
    return [{ file, at: source.indexOf(old, offsetOf(source, position)), old, text: path }];
  });
}

/** The configuration names a page in quotes, by its path or, as `docId`, by its id. */
function settingReplacements({ site, entry, path, id }: Move): Replacement[] {
  const file = 'site.config.ts';
  const source = readText(site, file);
  const inQuotes = (before: string, old: string, text: string): Replacement[] => {
    const named = new RegExp(`(?<=${before}['"\`])${old.replace(/[.]/g, '\\.')}(?=['"\`#?])`, 'g');
    return [...source.matchAll(named)].map(({ index }) => ({ file, at: index, old, text }));
  };
  return [...inQuotes('', entry.path, path), ...inQuotes('docId: ', entry.id, id)];
}

function sidebarReplacements({ site, folder, entry, id }: Move): Replacement[] {
  const file = `${folder}/sidebar.ts`;
  if (!fileExists(site, file)) return [];
  return idsInSidebar(readText(site, file), entry.id).map((at) => {
    return { file, at, old: entry.id, text: id };
  });
}

/** Keeps the old address as an alias, unless the page has its address from a slug. */
function withAlias(text: string, { entry, path, file }: Move): string {
  if (path === entry.path) return text;
  const kept = entry.frontMatter.aliases.filter((alias) => !samePath(alias, path));
  return editFrontMatter(text, file, (yaml) => {
    yaml.set('aliases', [...kept, entry.path.replace(/(.)\/$/, '$1')]);
  });
}
