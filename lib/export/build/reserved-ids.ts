/**
 * Finds the ids that content must not use. Browsers expose each element with an id as a global variable. A
 * script that uses a global variable with the same name would get the element instead.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idsOf, shellIdsOf } from '@/lib/content/mdx/html-ids';
import { ResultCache } from '@/lib/export/cache/result-cache';
import { isDataScript } from '@/lib/export/next/payload';
import { declaredGlobals, globalsOf } from '@/lib/export/policy/script-globals';
import { listFiles } from './list-files';
import { root } from './project-paths';

/** Ids that content must not use. Both lists are sorted. */
export interface ReservedIds {
  /** Names of the global variables that the site's scripts use, except those that browsers define. */
  scripts: string[];
  /** Ids of elements in the shell, such as the navbar and the sidebar. */
  shell: string[];
}

/**
 * Matches the paths of scripts that run in pages. Scripts of workers and of the live samples' sandboxed
 * iframe do not match, because they cannot access page elements.
 */
const pageScript = /^(?:_next\/static|assets\/page)\/.*\.js$/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const declarations = /^lib\.(?:dom|es).*\.d\.ts$/;

const globals = new ResultCache<string[]>('globals', {
  modules: ['lib/export/policy/script-globals.ts'],
});

/**
 * Resolves to the ids that content must not use, because the scripts or the shell of the export in `dir` use
 * them.
 */
export async function readReservedIds(dir: string): Promise<ReservedIds> {
  const pages = await readPages(dir);
  // Skips ids with a colon and React ids such as `_R_1belb_`, which change with the code.
  const isLasting = (id: string) => !id.includes(':') && !id.startsWith('_R_');
  const shell = pages.flatMap(({ html }) => shellIdsOf(html)).filter(isLasting);
  return { scripts: await scriptGlobals(dir, pages), shell: [...new Set(shell)].sort() };
}

/**
 * Checks the pages of the export in `dir`. Rejects with a list of all ids in content that the scripts or the
 * shell also use.
 */
export async function checkReservedIds(dir: string): Promise<void> {
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
        .map((id) => `${name}: The id ${id} of the shell is also on another element.`),
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

/** Reads the pages that Next rendered. Other HTML files do not load the scripts. */
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
  // Inline scripts with page data only use globals that Next's scripts also use.
  const scripts = new Set([...files, ...inline.filter((code) => !isDataScript(code))]);
  const found = new Set<string>();
  for (const script of scripts)
    for (const name of await globals.result([script], async () => globalsOf(script)))
      found.add(name);
  const known = await browserGlobals();
  return [...found].filter((name) => !known.has(name)).sort();
}

/**
 * Resolves to the names of the global variables that browsers define, from TypeScript's type declarations.
 * These list features that at least two browser engines support.
 */
async function browserGlobals(): Promise<Set<string>> {
  const folder = join(root, 'node_modules/typescript/lib');
  const names = (await listFiles(folder)).filter((name) => declarations.test(name));
  const known = new Set<string>();
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const declared of declaredGlobals(text)) known.add(declared);
  }
  return known;
}
