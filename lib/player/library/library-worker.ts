/**
 * Web worker that computes what classes do on web, iOS and Android, by running NativeWind 4. It is used for
 * classes that are not in the class data, and loads only when a reader needs it.
 */

import { answerQuestions } from '@/lib/browser/worker-client';
import { toClassSupport } from '@/lib/classes/computation/to-class-support';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { accepts } from './accepted-in-worker';
import type { LibraryQuestion, NamesQuestion, PlatformLibrary } from './library-question';

/**
 * Loads a copy of NativeWind for one platform and returns the exports of `platform-library.ts`. The build
 * defines this function before this file's code.
 */
declare const loadLibrary: (os: string) => PlatformLibrary;

const web = loadLibrary('web');

/** Copies of NativeWind for both native platforms, and the parser that they use. */
interface Loaded {
  natives: PlatformLibrary[];
  parser: Promise<WebAssembly.Module>;
}

/** Loaded copies of NativeWind, keyed by whether they use the complete parser. */
const loaded = new Map<boolean, Loaded>();

answerQuestions<LibraryQuestion | NamesQuestion, ClassSupport[] | string[]>((question) =>
  'namesOf' in question ? web.names(question.namesOf) : compute(question),
);

async function compute(question: LibraryQuestion): Promise<ClassSupport[]> {
  const { classes, parser, isWhole, theme } = question;
  const library = loaded.get(isWhole) ?? load(parser ?? new Blob());
  loaded.set(isWhole, library);
  try {
    const [ios, android] = await observe(question, library);
    const css = await web.css(classes, theme);
    return classes.flatMap((name, index) => {
      const [first, second] = [ios?.[index], android?.[index]];
      if (!first || !second) return [];
      const observed = { css: css[index] ?? '', ios: first, android: second };
      return [toClassSupport({ name, plugin: 'arbitrary', ...observed }, accepts)];
    });
  } catch (error) {
    // After a WebAssembly trap, the parser instance can no longer be used.
    loaded.delete(isWhole);
    throw error;
  }
}

function load(parser: Blob): Loaded {
  const module = parser.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  return { natives: ['ios', 'android'].map(loadLibrary), parser: module };
}

async function observe({ classes, theme }: LibraryQuestion, { natives, parser }: Loaded) {
  const module = await parser;
  return Promise.all(natives.map((library) => library.observe(classes, module, theme)));
}
