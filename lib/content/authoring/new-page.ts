import { stringify } from 'yaml';
import { libraryData } from '@/lib/classes/data/class-store';
import { samePath } from '@/lib/config/paths';
import type { SiteConfig, VersionConfig } from '@/lib/config/site';
import { formatErrors } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { fileExists } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { splitFrontMatter, validate } from '@/lib/content/entries/front-matter';
import { docFrontMatter, postFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { blogDir, docsDir, toDocPath, toPostPath } from '@/lib/content/entries/slugs';
import { showInSidebar } from './edit-sidebar';
import type { FileChange } from './file-change';
import { toChanges } from './replacements';

/** The kinds of files that `npm run new` can create. */
const newFileKinds = ['page', 'utility', 'post', 'partial'] as const;

/** A kind of file that `npm run new` can create, such as `utility`. */
export type NewFileKind = (typeof newFileKinds)[number];

/** A request to create a page, post or partial. */
export interface WantedPage {
  kind: NewFileKind;
  /** Path within the docs version, such as `guides/dark-mode`. For a post or partial, its name. */
  path: string;
  title: string;
  description: string;
  /** Name, label or folder of a docs version. Defaults to the latest version. */
  version?: string | undefined;
  /** Tailwind plugin whose classes the utility page documents, such as `gap`. */
  plugin?: string | undefined;
  /** Id of the doc that the sidebar lists directly before the new page. */
  after?: string | undefined;
  /** Authors of a post, as comma-separated keys of `authors.yml`. */
  authors?: string | undefined;
  /** Date of a post, such as `2026-11-21`. */
  date: string;
}

/**
 * Returns the file changes that create a page, post or partial. A page is also added to the sidebar if its
 * version has one. Throws when a value in `wanted` is invalid, or when the file or URL is already in use.
 */
export function planPage(content: Content, wanted: WantedPage): FileChange[] {
  const site = content.folder;
  const version = findVersion(content.config, wanted.version);
  const file = toFreeFile(content, wanted);
  if (wanted.kind === 'partial')
    return [{ file, text: `${bodies.partial(wanted, version)}\n`, isNew: true }];
  const isPost = wanted.kind === 'post';
  const text = toText(wanted, version);
  checkFrontMatter(text, file, isPost);
  const change = { file, text, isNew: true };
  if (isPost) return [change];
  const { after, path } = wanted;
  return [
    change,
    ...toChanges(site, showInSidebar(site, docsDir(version), { id: toId(path), after })),
  ];
}

/** Name of a value of a new page that can be checked before all values are known. */
export type CheckedValue = 'kind' | 'path' | 'title' | 'description' | 'plugin';

/**
 * Throws when one value of a page, post, or partial is invalid, or when its file or URL is already in use.
 * Its kind and path must be valid, except the value itself.
 */
export function assertValue(content: Content, wanted: WantedPage, name: CheckedValue): void {
  const file = toFreeFile(content, wanted);
  const version = findVersion(content.config, wanted.version);
  if (name === 'plugin') checkPlugin(wanted.plugin, version);
  if (name !== 'title' && name !== 'description') return;
  const valid = { title: 'A title', description: 'x'.repeat(60), date: '2026-01-01' };
  const front = { ...valid, [name]: wanted[name], kind: wanted.kind, path: wanted.path };
  checkFrontMatter(`${toFrontMatter(front)}\n`, file, wanted.kind === 'post');
}

/**
 * Returns the kind of file that a text names. Throws when there is no such kind, or when the docs version has no
 * class data for a utility page.
 */
export function toKind(text: string, version: VersionConfig): NewFileKind {
  const kind = newFileKinds.find((candidate) => candidate === text);
  if (kind === 'utility') libraryOf(version);
  if (kind) return kind;
  const hint = didYouMean(text, newFileKinds) ?? `Expected one of: ${newFileKinds.join(', ')}.`;
  throw new Error(`${text} is not a kind of page. ${hint}`);
}

/** Returns the path of the file to create. Throws when the file or its URL is already in use. */
function toFreeFile(content: Content, { kind, path, date, version: name }: WantedPage): string {
  const id = toId(path);
  const version = findVersion(content.config, name);
  const isPost = kind === 'post';
  const folder = kind === 'partial' ? `${docsDir(version)}/_partials` : docsDir(version);
  const file = isPost ? `${blogDir}/${date}-${id}.mdx` : `${folder}/${id}.mdx`;
  if (kind !== 'partial')
    assertUrlFree(
      content,
      isPost ? toPostPath(id, undefined) : toDocPath(file, version, undefined),
    );
  if (fileExists(content.folder, file)) throw new Error(`${file} already exists.`);
  return file;
}

/**
 * Returns the docs version with this name, label or folder. When `wanted` is undefined, returns the latest
 * version. Throws when no version matches.
 */
export function findVersion(
  { versions }: Pick<SiteConfig, 'versions'>,
  wanted: string | undefined,
): VersionConfig {
  const found = versions.find(({ name, label, dir, isLast }) =>
    wanted === undefined ? isLast : [name, label, dir].includes(wanted),
  );
  if (found) return found;
  throw new Error(`No version is called ${wanted}. Expected ${listOf(versions)}.`);
}

function listOf(versions: readonly VersionConfig[]): string {
  return versions.map(({ label }) => label).join(', ');
}

/**
 * Converts a path to an id by removing a leading slash and a final `.mdx` or slash. Throws unless the rest
 * consists of lowercase letters and digits, separated by single hyphens or slashes.
 */
export function toId(path: string): string {
  const id = path.replace(/^\/|\.mdx$|\/$/g, '');
  if (/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(id)) return id;
  throw new Error(
    `${path} is not a plain path. Expected lowercase letters, digits, and hyphens, such as guides/dark-mode.`,
  );
}

/**
 * Throws when a page already has this URL path, or when there is a redirect from it. A redirect to `own`, the
 * current path of a page that moves, is allowed.
 */
export function assertUrlFree({ pages, redirects }: Content, path: string, own?: string): void {
  const page = pages.find((other) => samePath(other.path, path));
  if (page) throw new Error(`The URL ${path} is already used by ${page.from}.`);
  const redirect = redirects.find(({ from }) => samePath(from, path));
  if (redirect && redirect.to !== own)
    throw new Error(`The URL ${path} already leads to ${redirect.to}.`);
}

function checkFrontMatter(text: string, file: string, isPost: boolean): void {
  const { yaml } = splitFrontMatter(text, file);
  const { errors } = isPost
    ? validate(postFrontMatter, yaml, file)
    : validate(docFrontMatter, yaml, file);
  if (errors) throw new Error(formatErrors(errors));
}

function toText(wanted: WantedPage, version: VersionConfig): string {
  return `${toFrontMatter(wanted)}\n${bodies[wanted.kind](wanted, version)}\n`;
}

function toFrontMatter({ kind, title, description, date, authors }: WantedPage): string {
  const keys = authors?.split(',').map((key) => key.trim());
  const ofPost = kind === 'post' && { date, ...(keys && { authors: keys }) };
  const frontMatter = { title, description, ...ofPost };
  const yaml = stringify(frontMatter, { lineWidth: 0, flowCollectionPadding: false });
  return `---\n${yaml}---\n`;
}

const bodies: Record<NewFileKind, (wanted: WantedPage, version: VersionConfig) => string> = {
  page: () =>
    '{/* Start with what the reader wants to know. Say what a section answers in its heading: ## … */}',
  partial: () => '{/* What several pages include. */}',
  post: () =>
    '{/* Lists show what comes before the next comment. */}\n\n{/* truncate */}\n\n{/* The rest. */}',
  utility: ({ title, plugin }, version) => {
    const family = checkPlugin(plugin, version);
    const player = version.player ? ' player' : '';
    return `{/* Say in two sentences what the classes do on native. */}

<ClassTable plugin="${family}" />

\`\`\`tsx${player} title="App.tsx"
import { Text, View } from 'react-native';

export default function App() {
  return (
    <View className="flex-1 items-center justify-center bg-white p-6">
      <Text className="text-slate-900">${title.replace(/[{}<>]/g, '')}</Text>
    </View>
  );
}
\`\`\``;
  },
};

/** Returns the name of a docs version's class data. Throws when the version has none. */
function libraryOf({ classes, label }: VersionConfig) {
  if (classes !== undefined) return classes;
  throw new Error(`${label} has no class data for a utility page. Create a page instead.`);
}

function checkPlugin(plugin: string | undefined, version: VersionConfig): string {
  const { classes } = libraryData(libraryOf(version));
  const known = [...new Set(classes.map((item) => item.plugin))];
  if (plugin !== undefined && known.includes(plugin)) return plugin;
  const hint = didYouMean(plugin ?? '', known) ?? `Expected one of: ${known.join(', ')}.`;
  throw new Error(`${version.label} has no family of classes called ${plugin ?? ''}. ${hint}`);
}
