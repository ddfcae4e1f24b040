import { pathOf } from '@/lib/config/paths';
import type { Position } from '@/lib/config/source/content-error';
import { textsOf } from '@/lib/config/source/positions';
import { fileExists, readText } from '@/lib/config/source/site-files';
import { glossaryOf, parseGlossary } from '@/lib/content/entries/glossary';
import type { WrittenAddress } from '@/lib/content/mdx/compiled';
import { sidebarOf } from '@/lib/content/versions/sidebar-items';
import type { FileChange } from './file-change';

/** One piece of a file that gives way to another. */
export interface Replacement {
  file: string;
  /** Where the old piece starts, in characters from the start of the file. */
  at: number;
  old: string;
  text: string;
}

/** The files with all their replacements made; a place that is named twice is replaced once. */
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

/** The addresses that links and pictures hold, and those that references lead to. */
const inText = /(?<=\]\(<)[^<>\n]+(?=>)|(?<=\]\(|\bhref=["'])[^\s<>"'()]+/g;
const ofReferences = /(?<=\]: *<)[^<>\n]+(?=>)|(?<=\]: *)[^\s<>]+/g;

/**
 * Has an address of a page lead to another path, with the query and hash it has, and the references of its file that
 * have the same path. Throws when its place cannot be told.
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
      `${file}:${line}:${column}  The address ${href} is written in a way that cannot be changed here. Expected [text](${href}) or href="${href}". Write it like this first.`,
    );
  }
  return places.map(({ index }) => ({ file, at: index, old, text }));
}

/** Has the addresses in the glossary and the sidebar of a version lead where `toPath` says of their paths; nothing keeps one. */
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

/** Where a position is in a text, in characters from its start. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
