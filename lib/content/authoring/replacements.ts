import { pathOf } from '@/lib/config/paths';
import type { Position } from '@/lib/config/source/content-error';
import { textsOf } from '@/lib/config/source/positions';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { glossaryOf, parseGlossary } from '@/lib/content/entries/glossary';
import type { WrittenAddress } from '@/lib/content/mdx/compiled';
import { sidebarOf } from '@/lib/content/versions/sidebar-items';
import type { FileChange } from './file-change';

/** A piece of text in a file, and the text that replaces it. */
export interface Replacement {
  file: string;
  /** Character offset of the old text. */
  at: number;
  old: string;
  text: string;
}

/**
 * Returns the file changes that result from applying replacements. If several replacements have the same
 * offset in a file, only the last one is applied.
 */
export function toChanges(site: string, replacements: readonly Replacement[]): FileChange[] {
  const files = [...new Set(replacements.map(({ file }) => file))];
  return files.map((file) => {
    const own = new Map(replacements.filter((it) => it.file === file).map((it) => [it.at, it]));
    const fromEnd = [...own.values()].sort((a, b) => b.at - a.at);
    const text = fromEnd.reduce(
      (result, { at, old, text: next }) =>
        result.slice(0, at) + next + result.slice(at + old.length),
      readText(site, file),
    );
    return { file, text };
  });
}

/**
 * Patterns for URLs in Markdown. `inText` matches URLs in inline links, pictures and quoted `href`
 * attributes. `ofReferences` matches URLs in reference definitions such as `[name]: /path`.
 */
const inText = /(?<=\]\(<)[^<>\n]+(?=>)|(?<=\]\(|\bhref=["'])[^\s<>"'()]+/g;
const ofReferences = /(?<=\]: *<)[^<>\n]+(?=>)|(?<=\]: *)[^\s<>]+/g;

/**
 * Returns the replacements that change the path of a link or picture to `text`. Query and hash stay the same.
 * Reference definitions with the same path in the same file are changed too. Throws when the path is not
 * found in a link, picture or reference definition.
 */
export function toAddressReplacements(
  { file, position, href }: WrittenAddress,
  text: string,
  site: string,
): Replacement[] {
  const source = readText(site, file);
  const from = offsetOf(source, position);
  const old = pathOf(href);
  const find = (kind: RegExp) =>
    [...source.matchAll(kind)].filter(([address]) => pathOf(address) === old);
  const own = find(inText).find(({ index }) => index >= from);
  const places = [...(own ? [own] : []), ...find(ofReferences)];
  const { line, column } = position;
  if (places.length === 0) {
    throw new Error(
      `${file}:${line}:${column}  The URL ${href} is not written in a form that this command can change. Expected [text](${href}) or href="${href}". Rewrite it in one of these forms first.`,
    );
  }
  return places.map(({ index }) => ({ file, at: index, old, text }));
}

/**
 * Returns the replacements that change link paths in a version's glossary and sidebar. `toPath` returns the
 * new path, or undefined when a path stays the same.
 */
export function navigationReplacements(
  site: string,
  folder: string,
  toPath: (path: string) => string | undefined,
): Replacement[] {
  const replace = (
    file: string,
    addressesOf: (source: string) => { at: number; text: string }[],
  ) => {
    const source = fileExists(site, file) ? readText(site, file) : '';
    return addressesOf(source).flatMap(({ at, text: href }) => {
      const old = pathOf(href);
      const text = toPath(old);
      return text === undefined ? [] : [{ file, at, old, text }];
    });
  };
  const glossary = glossaryOf(folder);
  return [
    ...replace(sidebarOf(folder), (source) => textsOf(source, ['href'])),
    ...replace(glossary, (source) =>
      parseGlossary(source, glossary).links.flatMap(({ href: text, position }) =>
        position ? [{ at: source.indexOf(text, offsetOf(source, position)), text }] : [],
      ),
    ),
  ];
}

/** Returns the character offset of a line and column in a string. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
