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

/** A request to freeze the current docs as a separate version. */
export interface WantedVersion {
  /** Label and folder of the frozen version. Its URL path is `/label`. */
  label: string;
  /** Next label and folder of the current docs. They stay the same without it. */
  next?: string | undefined;
  /** Notice on the pages of the frozen version. The default is `unmaintained`. */
  banner?: VersionConfig['banner'] | undefined;
}

/**
 * The configurations of the current docs version and of its frozen copy, with the site that they belong to.
 */
interface Freeze {
  site: string;
  content: Content;
  current: VersionConfig;
  /** The next label and folder of the current docs. */
  next: string | undefined;
  frozen: VersionConfig;
}

/**
 * Returns the file changes that copy the current docs to a new docs version at the URL path `/label`. The
 * copy includes pages, sidebar, glossary, class data and aliases. Links between the copied pages lead to the
 * copies. The new version is also added to `site.config.ts`. With `next`, the current docs get this label and
 * folder. The content must have no errors. Throws when a label is invalid or already used, when a page exists
 * at or below the path of the new version, or when a link or `site.config.ts` is written in a form that
 * cannot be changed.
 */
export async function planVersion(content: Content, wanted: WantedVersion): Promise<FileChange[]> {
  const freeze = toFreeze(content, wanted);
  const { current, frozen, site } = freeze;
  const changes = toChanges(site, [
    ...(await linkReplacements(freeze)),
    ...navigationReplacements(site, docsDir(current), (path) => toFrozenPath(path, freeze)),
  ]);
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const files = listProjectFiles(site, docsDir(current), '');
  const stays = frozen.dir === current.dir;
  const copies = files.map((file): FileChange => {
    const isNew = !stays;
    const copy = { file: docsDir(frozen) + file.slice(docsDir(current).length), isNew };
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
      : [{ file, text: readProjectFile(current.classes), isNew: !files.includes(file) || !stays }];
  return [
    ...movedFiles(files, freeze),
    ...copies.filter((copy) => copy.file !== file && isChange(copy, site)),
    ...data,
    ...(freeze.next === undefined || stays
      ? []
      : files.map((old) => ({ file: old, text: undefined }))),
    configChange(freeze),
  ];
}

/** Returns the changes that copy the current docs to their next folder. */
function movedFiles(files: readonly string[], { current, next }: Freeze): FileChange[] {
  if (next === undefined) return [];
  return files.map((file) => ({
    file: docsDir({ dir: next }) + file.slice(docsDir(current).length),
    text: undefined,
    copyOf: file,
    isNew: true,
  }));
}

/** Whether a change modifies a file. Writing the content that a file already has does not. */
function isChange({ text, file, copyOf, isNew }: FileChange, site: string): boolean {
  return isNew === true || (copyOf === undefined && text !== readText(site, file));
}

/** Returns the files of the current docs that are drafts, which would be frozen too. */
export function draftFiles({ docs, config }: Content): string[] {
  const { name } = findVersion(config, undefined);
  return docs.flatMap(({ version, file, frontMatter }) =>
    version === name && frontMatter.draft ? file : [],
  );
}

function toFreeze(
  content: Content,
  { label, next, banner = 'unmaintained' }: WantedVersion,
): Freeze {
  const { folder: site, config } = content;
  for (const name of [label, next ?? 'next'])
    if (!/^(?!\.)[\w.-]+$/.test(name))
      throw new Error(
        `${name} is not a valid label. Expected letters, digits, and - _ . such as v4.`,
      );
  const current = findVersion(config, undefined);
  if (next === undefined && [current.label, current.dir].includes(label)) {
    throw new Error(
      `The current docs already use ${label}. Add their next label and folder, such as --next v5.`,
    );
  }
  if (next !== undefined) assertLabelFree(content, next, label);
  const path = `/${label}`;
  const page = content.pages.find((other) => isBelow(other.path, path));
  if (page) throw new Error(`The URL ${page.path} is already used by ${page.from}.`);
  const { noIndex, player, classes } = current;
  const names = { name: label, label, path, dir: label, isLast: false };
  const frozen: VersionConfig = {
    ...names,
    banner,
    noIndex,
    ...(classes && { classes: join(relative(process.cwd(), site), classFile(names)) }),
    ...(player && { player }),
  };
  return { site, content, current, next, frozen };
}

/** Throws when the next label of the current docs is the label of another version or of the frozen copy. */
function assertLabelFree({ config, folder }: Content, next: string, label: string): void {
  const taken = config.versions.some(({ name, label: other, dir }) =>
    [name, other, dir].includes(next),
  );
  if (taken || next === label) throw new Error(`The label ${next} is already used by a version.`);
  const [file] = listProjectFiles(folder, docsDir({ dir: next }), '');
  if (file !== undefined) throw new Error(`${docsDir({ dir: next })} already exists.`);
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
 * Returns the change that adds the frozen version to `site.config.ts`, directly after the current version. If
 * the current docs get another label, also changes their label and folder, and removes a `formerPath` that
 * is now the path of the frozen version.
 */
function configChange(freeze: Freeze): FileChange {
  const { site, current, frozen } = freeze;
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
  const own = source.slice(start, end);
  return { file, text: source.slice(0, start) + toNext(own, freeze) + entry + source.slice(end) };
}

/**
 * Returns the code of the current version's settings with its next label and folder. Throws when one of them
 * is not written out.
 */
function toNext(code: string, { current, next, frozen }: Freeze): string {
  if (next === undefined) return code;
  const replaced = ['label', 'dir'].reduce((result, key) => {
    const pattern = new RegExp(`\\b${key}:\\s*(['"])[^'"]*\\1`);
    if (!pattern.test(result))
      throw new Error(
        `site.config.ts does not write out the ${key} of the version ${current.label}. Expected ${key}: '…' there.`,
      );
    return result.replace(pattern, `${key}: '${next}'`);
  }, code);
  if (current.formerPath !== frozen.path) return replaced;
  return replaced.replace(/\bformerPath:\s*(['"])[^'"]*\1,?[ \t]*(?:\n[ \t]*)?/, '');
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
