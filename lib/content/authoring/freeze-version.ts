import { join, relative } from 'node:path/posix';
import type { Node } from '@babel/types';
import { isBelow, pathOf, samePath, toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';
import { nodesOf } from '@/lib/config/source/positions';
import { listProjectFiles, readProjectFile, readText } from '@/lib/config/source/site-files';
import type { Content } from '@/lib/content/content';
import { docsDir } from '@/lib/content/entries/slugs';
import { editFrontMatter } from './edit-front-matter';
import type { FileChange } from './file-change';
import { findVersion } from './new-page';
import {
  navigationReplacements,
  type Replacement,
  toAddressReplacements,
  toChanges,
} from './replacements';

/**
 * The configurations of the current docs version and of its frozen copy, with the site that they belong to.
 */
interface Freeze {
  site: string;
  content: Content;
  current: VersionConfig;
  frozen: VersionConfig;
}

/**
 * Returns the file changes that copy the current docs to a new docs version at the URL path `/label`. The
 * copy includes pages, sidebar, glossary, class data and aliases. Links between the copied pages lead to the
 * copies. The new version is also added to `site.config.ts`. The content must have no errors. Throws when the
 * label is invalid, when the current version already uses it, when a page already exists at or below its
 * path, or when a link or `site.config.ts` is written in a form that cannot be changed.
 */
export async function planVersion(content: Content, label: string): Promise<FileChange[]> {
  const freeze = toFreeze(content, label);
  const { current, frozen, site } = freeze;
  const changes = toChanges(site, [
    ...(await linkReplacements(freeze)),
    ...navigationReplacements(site, docsDir(current), (path) => toFrozenPath(path, freeze)),
  ]);
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const copies = listProjectFiles(site, docsDir(current), '').map((file): FileChange => {
    const copy = { file: docsDir(frozen) + file.slice(docsDir(current).length), isNew: true };
    if (!/\.(mdx|yml|ts)$/.test(file)) return { ...copy, text: undefined, copyOf: file };
    return {
      ...copy,
      text: withFrozenFrontMatter(texts.get(file) ?? readText(site, file), file, freeze),
    };
  });
  const file = classFile(frozen);
  const data =
    current.classes === undefined
      ? []
      : [{ file, text: readProjectFile(current.classes), isNew: true }];
  return [...copies.filter((copy) => copy.file !== file), ...data, configChange(freeze)];
}

function toFreeze(content: Content, label: string): Freeze {
  const { folder: site, config } = content;
  if (!/^(?!\.)[\w.-]+$/.test(label))
    throw new Error(
      `${label} is not a valid label. Expected letters, digits, and - _ . such as v4.`,
    );
  const current = findVersion(config, undefined);
  if ([current.label, current.dir].includes(label)) {
    throw new Error(
      `The current docs already use ${label}. In site.config.ts, give them their next label and folder first, and rename ${docsDir(current)}.`,
    );
  }
  const path = `/${label}`;
  const page = content.pages.find((other) => isBelow(other.path, path));
  if (page) throw new Error(`The URL ${page.path} is already used by ${page.from}.`);
  const { noIndex, player, classes } = current;
  const names = { name: label, label, path, dir: label, isLast: false };
  const frozen: VersionConfig = {
    ...names,
    banner: 'unmaintained',
    noIndex,
    ...(classes && { classes: join(relative(process.cwd(), site), classFile(names)) }),
    ...(player && { player }),
  };
  return { site, content, current, frozen };
}

/**
 * Returns the path of a docs version's own copy of the class data. Frozen pages use it, so they keep the data
 * that they were written for.
 */
function classFile(version: Pick<VersionConfig, 'dir'>): string {
  return `${docsDir(version)}/classes.json`;
}

/**
 * Returns the path that a doc of the current version has in the frozen version. Undefined for any other path.
 */
function toFrozenPath(path: string, { content, current, frozen }: Freeze): string | undefined {
  const own = content.docs.filter(({ version }) => version === current.name);
  const isOwn = own.some((doc) => samePath(doc.path, path));
  return path.startsWith('/') && isOwn ? moved(path, current, frozen) : undefined;
}

function moved(path: string, current: VersionConfig, frozen: VersionConfig): string {
  return frozen.path + path.slice(toPrefix(current.path).length);
}

async function linkReplacements(freeze: Freeze): Promise<Replacement[]> {
  const { content, current, site } = freeze;
  const docs = content.docs.filter(({ version }) => version === current.name);
  const pages = await Promise.all(docs.map(content.compile));
  return pages.flatMap(({ links }) =>
    links.flatMap((link) => {
      const path = toFrozenPath(pathOf(link.href), freeze);
      return path === undefined ? [] : toAddressReplacements(link, path, site);
    }),
  );
}

/**
 * Returns a content file's text after changing its front matter for the frozen version. Aliases below the
 * current version's path are moved below the frozen version's path. Other aliases, `hero` and
 * `search_all_versions` are removed, because they apply only to the current version.
 */
function withFrozenFrontMatter(
  text: string,
  file: string,
  { content, current, frozen }: Freeze,
): string {
  const frontMatter = content.docs.find((doc) => doc.file === file)?.frontMatter;
  if (!frontMatter?.aliases.length && !frontMatter?.search_all_versions && !frontMatter?.hero)
    return text;
  return editFrontMatter(text, file, (yaml) => {
    yaml.delete('search_all_versions');
    yaml.delete('hero');
    if (frontMatter.aliases.length === 0) return;
    const own = frontMatter.aliases.filter((alias) => isBelow(alias, current.path));
    yaml.set(
      'aliases',
      own.map((alias) => moved(alias, current, frozen)),
    );
  });
}

/**
 * Returns the change that adds the frozen version to `site.config.ts`, directly after the current version.
 */
function configChange({ site, current, frozen }: Freeze): FileChange {
  const file = 'site.config.ts';
  const source = readText(site, file);
  const node = nodesOf(source).find((candidate) => isVersion(candidate, current));
  if (!node) {
    throw new Error(
      `${file} does not write out the version ${current.label} in its list of versions. Expected { name: '${current.name}', … } there.`,
    );
  }
  const [start, end] = [node.start ?? 0, node.end ?? 0];
  const indent = /[^\n]*$/.exec(source.slice(0, start))?.[0].replace(/\S.*/, '') ?? '';
  const lines = Object.entries(frozen).map(([key, value]) => {
    return `${indent}  ${key}: ${typeof value === 'string' ? `'${value}'` : value},\n`;
  });
  const entry = `,\n${indent}{\n${lines.join('')}${indent}}`;
  return { file, text: source.slice(0, end) + entry + source.slice(end) };
}

function isVersion(node: Node, { name, dir }: VersionConfig): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const values = node.properties.map((property) =>
    property.type === 'ObjectProperty' && property.value.type === 'StringLiteral'
      ? property.value.value
      : undefined,
  );
  return values.includes(name) && values.includes(dir);
}
