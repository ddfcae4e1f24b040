/**
 * The ids that words must not have, read from an export. An element with an id is a global variable of its page, unless
 * the browser defines one of that name; scripts would find the element where they look for a variable of their own.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsOf, shellIdsOf } from '@/lib/content/mdx/html-ids';
import { ResultCache } from '@/lib/export/cache/result-cache';
import { isDataScript } from '@/lib/export/next/payload';
import { declaredGlobals, globalsOf } from '@/lib/export/policy/script-globals';
import { listFiles } from './list-files';
import { root } from './project-paths';

/** Ids by what uses them, sorted. */
export interface ReservedIds {
  /** Global variables of the scripts. */
  scripts: string[];
  /** Elements of the shell. */
  shell: string[];
}

/** The scripts that run in the documents of pages; those of workers and of the frame of samples see no element of a page. */
const pageScript = /^(?:_next\/static|assets\/page)\/.*\.js$/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const declarations = /^lib\.(?:dom|es).*\.d\.ts$/;

const globals = new ResultCache<string[]>('globals', {
  modules: ['lib/export/policy/script-globals.ts'],
});

/** All ids that the scripts and the shell of an export use. */
export async function readReservedIds(dir: string): Promise<ReservedIds> {
  const pages = await readPages(dir);
  // The content of each page has its path in its id. React makes ids such as `_R_1belb_`, which change with the code.
  const isLasting = (id: string) => !id.includes(':') && !id.startsWith('_R_');
  const shell = pages.flatMap(({ html }) => shellIdsOf(html)).filter(isLasting);
  return { scripts: await scriptGlobals(dir, pages), shell: [...new Set(shell)].sort() };
}

/** Rejects when a page of an export has an id that its scripts or its shell use, with all of these pages. */
export async function checkIds(dir: string): Promise<void> {
  const pages = await readPages(dir);
  const scripts = new Set(await scriptGlobals(dir, pages));
  const mistakes = pages.flatMap(({ name, html }) => {
    const shell = shellIdsOf(html);
    const ids = idsOf(html);
    return [
      ...ids
        .filter((id) => scripts.has(id))
        .map((id) => `${name}: The id ${id} is a global variable of the site’s scripts.`),
      ...shell
        .filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
        .map((id) => `${name}: The id ${id} of the shell is on another element, too.`),
    ];
  });
  if (mistakes.length === 0) return;
  const fix = 'Choose another id in the page, its diagrams, or its samples.';
  throw new Error([...mistakes, fix].join('\n'));
}

interface PageFile {
  name: string;
  html: string;
}

/** The pages that the scripts run in. */
async function readPages(dir: string): Promise<PageFile[]> {
  const names = (await listFiles(dir)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(dir, name), 'utf8') })),
  );
  return pages.filter(({ html }) => html.includes('self.__next_f'));
}

async function scriptGlobals(dir: string, pages: readonly PageFile[]): Promise<string[]> {
  const names = (await listFiles(dir)).filter((name) => pageScript.test(name));
  const files = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  const inline = pages.flatMap(({ html }) =>
    [...html.matchAll(inlineScript)].map(([, code = '']) => code),
  );
  // Data reads what the framework’s files read.
  const scripts = new Set([...files, ...inline.filter((code) => !isDataScript(code))]);
  const found = new Set<string>();
  for (const script of scripts)
    for (const name of await globals.result([script], async () => globalsOf(script)))
      found.add(name);
  const known = await browserGlobals();
  return [...found].filter((name) => !known.has(name)).sort();
}

/** Globals that browsers define, from TypeScript's declarations, which list features of at least two engines. */
async function browserGlobals(): Promise<Set<string>> {
  const folder = join(root, 'node_modules/typescript/lib');
  const names = (await listFiles(folder)).filter((name) => declarations.test(name));
  const known = new Set<string>();
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const declared of await globals.result([text], async () => declaredGlobals(text)))
      known.add(declared);
  }
  return known;
}
