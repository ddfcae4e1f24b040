/**
 * A worker of the page: asks the library itself what iOS and Android make of classes that nobody
 * has computed before. It loads when a reader wants it.
 */
import normalizeColor from '@react-native/normalize-colors';
import type { Literal } from '@/lib/class-computation/literal';
import type { Observed } from '@/lib/class-computation/observe-class';
import { toClassSupport } from '@/lib/class-computation/to-class-support';
import { type Kind, toAccepts, toQuestion } from '@/lib/class-computation/type-questions';
import type { ClassSupport } from '@/lib/classes/class-data';
import { answerQuestions } from '@/lib/worker/ask-worker';

/** Loads a copy of NativeWind for one platform, as `observe-native.ts` exports it; the build puts it before this file. */
declare const loadLibrary: (os: string) => {
  observe(classes: string[], parser: WebAssembly.Module): Promise<Observed[]>;
};
/** The questions about values that React Native's types answer with yes. */
declare const ACCEPTED: string[];

/** What the page asks: what becomes of classes. */
export interface LibraryQuestion {
  classes: string[];
  /** URL of the parser that the library's compiler works with. */
  parser: string;
}

const accepted = new Set(ACCEPTED);
const accepts = toAccepts(
  (kind, key, value) =>
    Array.isArray(value)
      ? value.every((item) => isAccepted(kind, key, [item]))
      : isAccepted(kind, key, value),
  normalizeColor,
);
const libraries = ['ios', 'android'].map((os) => loadLibrary(os));
let parser: Promise<WebAssembly.Module> | undefined;

answerQuestions(async ({ classes, parser: url }: LibraryQuestion) => {
  parser ??= fetchParser(url);
  // A failure is not kept: the next question tries again.
  parser.catch(() => {
    parser = undefined;
  });
  return compute(classes, await parser);
});

async function fetchParser(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function compute(names: string[], module: WebAssembly.Module): Promise<ClassSupport[]> {
  const [first, second] = await Promise.all(libraries.map(({ observe }) => observe(names, module)));
  return names.flatMap((name, index) => {
    const [ios, android] = [first?.[index], second?.[index]];
    if (!ios || !android) return [];
    return [toClassSupport({ name, plugin: 'arbitrary', css: '', ios, android }, accepts)];
  });
}

/** A type that takes the empty text takes any. */
function isAccepted(kind: Kind, key: string, value: Literal): boolean {
  const known = [value];
  if (typeof value === 'string') known.push('');
  if (Array.isArray(value) && typeof value[0] === 'string') known.push(['']);
  return known.some((item) => accepted.has(toQuestion(kind, key, item)));
}
