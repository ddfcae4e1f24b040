/** Walks the imports of the project and names each one that goes against the directions of the house. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { listFiles } from './files';

/** A source file with what it imports: packages by name, own files by path from the root. */
export interface Source {
  file: string;
  imports: string[];
  isClient: boolean;
}

const folders = ['app', 'components', 'lib', 'content', 'scripts'];
const statement =
  /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'"`;=()]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const may: Record<string, string[]> = {
  app: ['app', 'components', 'lib', '.generated', 'content', 'site.config'],
  components: ['components', 'lib', '.generated', 'site.config'],
  lib: ['lib', 'site.config', '.generated'],
  content: ['content', 'lib'],
  scripts: ['scripts', 'lib', 'components', '.generated', 'site.config'],
};

/** One sentence for each forbidden import below the root; empty when all is well. */
export async function forbiddenImports(root: string): Promise<string[]> {
  const sources = await readSources(root);
  const byFile = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));
  return sources.flatMap((source) => [...wrongDirections(source), ...nodeInClient(source, byFile)]);
}

/** The imports of a source that leave its folder in a direction that its folder may not take. */
export function wrongDirections({ file, imports }: Source): string[] {
  const folder = topOf(file);
  return imports.filter(isOwn).flatMap((target) => {
    const reason = forbidden(file, folder, target);
    return reason ? [`${file} imports ${target}: ${reason}`] : [];
  });
}

/** The ways by which a client component reaches a Node module or the content library. */
export function nodeInClient(source: Source, byFile: ReadonlyMap<string, Source>): string[] {
  if (!source.isClient) return [];
  const seen = new Set<string>();
  const walk = (current: Source, trail: string[]): string[] =>
    current.imports.flatMap((target) => {
      if (isNode(target)) return [`${[...trail, target].join(' → ')}: runs in the browser`];
      const next = byFile.get(target);
      if (!next || seen.has(target)) return [];
      seen.add(target);
      return walk(next, [...trail, next.file]);
    });
  return walk(source, [source.file]);
}

function forbidden(file: string, folder: string, target: string): string | undefined {
  const to = topOf(target);
  if (!may[folder]?.includes(to))
    return `${folder} may import from ${may[folder]?.join(', ')} only`;
  const ui = 'components/ui/';
  if (file.startsWith(ui) && to === 'components' && !target.startsWith(ui)) {
    return 'components/ui knows no other components';
  }
  return undefined;
}

async function readSources(root: string): Promise<Source[]> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const names = await Promise.all(
    present.map(async (folder) =>
      (await listFiles(join(root, folder))).map((name) => posix.join(folder, name)),
    ),
  );
  const code = names.flat().filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
  return Promise.all(
    code.map(async (file) => toSource(file, await readFile(join(root, file), 'utf8'))),
  );
}

/** What a file's text imports, type-only imports left out. */
export function toSource(file: string, text: string): Source {
  const targets = [...text.matchAll(statement)].map((match) => match[1] ?? match[2] ?? '');
  return {
    file,
    imports: targets.map((target) => toTarget(file, target)),
    isClient: /^['"]use client['"]/m.test(text),
  };
}

function toTarget(file: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  return target.startsWith('.') ? posix.join(dirname(file), target) : `package:${target}`;
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function isOwn(target: string): boolean {
  return !target.startsWith('package:');
}

function isNode(target: string): boolean {
  return /^package:(node:|zod$|tsx)/.test(target) || target.startsWith('lib/content/site-files');
}
