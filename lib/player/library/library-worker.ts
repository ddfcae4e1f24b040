/**
 * A worker of the page: asks the library itself what web, iOS and Android make of classes that
 * nobody has computed before. It loads when a reader wants it.
 */

import { answerQuestions } from '@/lib/browser/ask-worker';
import { toClassSupport } from '@/lib/classes/computation/to-class-support';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { accepts } from './accepted-by-types';
import type { LibraryQuestion, PlatformLibrary } from './library-question';

/** Loads a copy of NativeWind for one platform, as `platform-library.ts` exports it; the build puts it before this file. */
declare const loadLibrary: (os: string) => PlatformLibrary;

const web = loadLibrary('web');

/** The library for both native platforms, with one of the parsers. */
interface Loaded {
  natives: PlatformLibrary[];
  parser: Promise<WebAssembly.Module>;
}

/** By whether the parser is whole. */
const loaded = new Map<boolean, Loaded>();

answerQuestions(async ({ classes, parser, isWhole }: LibraryQuestion): Promise<ClassSupport[]> => {
  const library = loaded.get(isWhole) ?? load(parser ?? new Blob());
  loaded.set(isWhole, library);
  try {
    const [ios, android] = await observe(classes, library);
    const css = await web.css(classes);
    return classes.flatMap((name, index) => {
      const [first, second] = [ios?.[index], android?.[index]];
      if (!first || !second) return [];
      const observed = { css: css[index] ?? '', ios: first, android: second };
      return [toClassSupport({ name, plugin: 'arbitrary', ...observed }, accepts)];
    });
  } catch (error) {
    // After a trap, a parser is of no use any more.
    loaded.delete(isWhole);
    throw error;
  }
});

function load(parser: Blob): Loaded {
  const module = parser.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  return { natives: ['ios', 'android'].map(loadLibrary), parser: module };
}

async function observe(classes: string[], { natives, parser }: Loaded) {
  const module = await parser;
  return Promise.all(natives.map((library) => library.observe(classes, module)));
}
