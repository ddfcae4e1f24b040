import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { toLookup } from '@/lib/classes/lookup/lookup';
import type { Answer, Found, LookupData } from '@/lib/classes/lookup/lookup-index';
import { themedAnswer } from '@/lib/classes/lookup/themed-answer';
import { askAsPagesDo, startLibrary, startOldLibrary } from '../library-worker';
import type { LibraryVersion } from './app-styles';

declare global {
  interface Window {
    asked: { inBrowser(found: Found): Found };
  }
}

/**
 * Looks up each text as the class lookup on the site does, but without suggestions for unknown classes.
 * Resolves to the answers, keyed by text.
 */
export async function lookUpAll(
  page: Page,
  version: LibraryVersion,
  { data, texts }: { data: LookupData; texts: readonly string[] },
): Promise<Map<string, Answer>> {
  const lookup = toLookup(data);
  const answers = new Map(texts.map((text) => [text, lookup.answer(text, false)]));
  const open = texts.filter((text) => !Object.values(answers.get(text) ?? {}).some(Boolean));
  const ask = startAsking(version);
  for (const computed of await ask(open))
    answers.set(computed.name, lookup.complete(computed.name, computed, false));
  return judgedIn(page, answers);
}

/**
 * Looks up each text as the class lookup does with the theme of an app, but without suggestions for unknown
 * classes. Resolves to the answers, keyed by text.
 */
export async function lookUpThemed(
  page: Page,
  theme: AppTheme,
  { data, texts }: { data: LookupData; texts: readonly string[] },
): Promise<Map<string, Answer>> {
  const lookup = toLookup(data);
  const computed = await askAsPagesDo(startLibrary(theme), texts);
  const known = new Map(computed.map((item) => [item.name, item]));
  const { skipped, plugins } = theme;
  const source = { ask: async () => known, names: async () => [], skipped, plugins };
  const answers = new Map<string, Answer>();
  for (const text of texts) answers.set(text, await themedAnswer(text, lookup, source));
  return judgedIn(page, answers);
}

/** Resolves to the answers with the browser's support for the CSS of each class. */
async function judgedIn(page: Page, answers: Map<string, Answer>): Promise<Map<string, Answer>> {
  const found = [...answers].flatMap(([text, { found }]) => (found ? [{ text, found }] : []));
  const judged = await inBrowser(
    page,
    found.map((item) => item.found),
  );
  for (const [index, { text }] of found.entries()) answers.set(text, { found: judged[index] });
  return answers;
}

function startAsking(version: LibraryVersion): (texts: string[]) => Promise<ClassSupport[]> {
  if (version === 'v2') return startOldLibrary();
  const ask = startLibrary();
  return (classes) => askAsPagesDo(ask, classes);
}

/**
 * Resolves to the results with the browser's support for their CSS, determined by the code that the class
 * lookup uses in the browser.
 */
async function inBrowser(page: Page, found: Found[]): Promise<Found[]> {
  const { outputFiles } = await build({
    entryPoints: ['components/classes/lookup/browser-css.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'asked',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page.evaluate((all) => all.map((item) => window.asked.inBrowser(item)), found);
}
