import { join, relative } from 'node:path/posix';
import type { Node } from '@babel/types';
import { isBelow, pathOf, samePath, toPrefix } from '@/lib/config/paths';
import type { VersionConfig } from '@/lib/config/site';
import { nodesOf } from '@/lib/config/source/positions';
import { listFiles, readProjectFile, readText } from '@/lib/config/source/site-files';
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

/** The current docs, and what their copy will be called. */
interface Freeze {
  site: string;
  content: Content;
  current: VersionConfig;
  frozen: VersionConfig;
}

/**
 * The files that freeze the current docs as a version of their own, below `/label`: their words with links that stay
 * inside, their sidebar, glossary, class data and old addresses, and the entry in the configuration. The content has no
 * mistakes. Throws when something has the label already.
 */
export async function planVersion(content: Content, label: string): Promise<FileChange[]> {
  const freeze = toFreeze(content, label);
  const { current, frozen, site } = freeze;
  const changes = toChanges(site, [
    ...(await linkReplacements(freeze)),
    ...navigationReplacements(site, docsDir(current), (path) => toFrozenPath(path, freeze)),
  ]);
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const copies = listFiles(site, docsDir(current), '').map((file): FileChange => {
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
    throw new Error(`${label} is not a label. Expected letters, digits and - _ . such as v4.`);
  const current = findVersion(config, undefined);
  if ([current.label, current.dir].includes(label)) {
    throw new Error(
      `The current docs are called ${label} themselves. In site.config.ts, give them their next label and folder first, and rename ${docsDir(current)}.`,
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

/** Class data goes with the words that were written from it. */
function classFile(version: Pick<VersionConfig, 'dir'>): string {
  return `${docsDir(version)}/classes.json`;
}

/** A path of the current docs as it is in the frozen ones; nothing for any other path. */
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
 * The front matter of a page in the frozen version: its old addresses lead there, and `hero` and
 * `search_all_versions` stay with the current version.
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

/** The version stands in the list after the one that it was. */
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
