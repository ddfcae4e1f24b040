import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import binaryen from 'binaryen';
import { libraryData } from '@/lib/classes/data/class-store';
import type { PlatformLibrary } from '../library/library-question';
import { type ParserInputs, wholeParser } from './parser-files';

/** Sample values of every CSS type, used as bracket values of each utility that accepts them. */
const VALUES =
  '0 37 -3px 37px 3rem 2em 37% 37deg .5turn 37ms 10ch 50svh 1in #123456 #1234 red transparent currentColor auto none inherit a "x" url(a) calc(100%-20px) min(1px,2%) clamp(1px,2%,3rem) var(--x) length:var(--x) color:var(--x,red) rgb(1,2,3) rgba(1,2,3,.5) hsl(1,2%,3%) oklch(.5_.1_20) color-mix(in_srgb,red,blue) linear-gradient(red,blue) 1fr_2fr repeat(2,1fr) minmax(0,1fr) span_2 4/3 3px_4px 10%_20% 1px_solid_red 0_2px_6px_#0008 height cubic-bezier(0.1,0.7,1,0.1) spin_3s_linear_infinite translateX(3px)_rotate(3deg) blur(2px) theme(spacing.4) ] }'.split(
    ' ',
  );
/** Sample values for arbitrary properties such as `[margin:3px]`. */
const PLAIN = '0 3px 3px_4px 50% red none auto var(--x) 1 "x"'.split(' ');
const VARIANTS =
  '[&>p] [&_p] [&.x] [&:not(.x)] [&:hover] [@media(min-width:400px)] [@supports(display:grid)] group-[.x] peer-[.x] min-[30rem] max-[30em] @[30rem] {}-[tint] {}-[a.b]/width data-[x] dark:md dark:hover'.split(
    ' ',
  );
/** Sample CSS of an app, with the rules that such files usually have. */
const APP_CSS = `@layer base {
  :root { --ink: 240 10% 3.9%; --radius: 0.5rem; --brand: #123456; --rgb: 1 2 3; --font: "A", sans-serif }
  .dark:root { --ink: 0 0% 98% }
  .dark { --brand: #fff }
  @media (prefers-color-scheme: dark) { :root { --rgb: 3 2 1 } }
  * { border-color: red }
  html, body { margin: 0; font-family: sans-serif }
}
@layer components { .sample { @apply p-4 rounded-lg } .sample:active { opacity: 0.5 } }
.sample-title { color: hsl(var(--ink)); font-size: 1.5rem; line-height: 1.2 }`;
/** Sample theme of an app, and classes that use it. */
const APP_THEME = {
  extend: {
    colors: { ink: 'hsl(var(--ink) / <alpha-value>)', tint: 'rgb(var(--rgb) / <alpha-value>)' },
    borderRadius: { own: 'calc(var(--radius) - 2px)' },
  },
};
const APP_CLASSES =
  'bg-ink bg-ink/50 text-tint border-tint/20 dark:bg-ink rounded-own sample sample-title'.split(
    ' ',
  );
/** Exports for suspending the parser while other code runs. The compiler never uses them. */
const ASYNCIFY = ['start_unwind', 'stop_unwind', 'start_rewind', 'stop_rewind', 'get_state'];
/** Binaryen passes that remove code that has become unreachable. They take a few seconds. */
const PASSES =
  'remove-unused-module-elements simplify-globals vacuum inlining dce precompute-propagate remove-unused-brs remove-unused-names vacuum simplify-locals coalesce-locals reorder-locals merge-blocks optimize-instructions remove-unused-brs vacuum remove-unused-module-elements'.split(
    ' ',
  );

/**
 * Returns the CSS parser without the functions that no sample class runs. A class that needs a removed function
 * traps. The same inputs give the same bytes.
 */
export async function trimParser({ loader, classes }: ParserInputs): Promise<Buffer> {
  const whole = wholeParser();
  const used = await usedFunctions(whole, loader, classes);
  const parser = binaryen.readBinary(whole);
  for (const name of functionsOf(parser)) {
    if (!used.has(name)) rewrite(name, parser, () => parser.unreachable());
  }
  for (const name of ASYNCIFY) parser.removeExport(`asyncify_${name}`);
  binaryen.setShrinkLevel(1);
  parser.runPasses(PASSES);
  const trimmed = Buffer.from(parser.emitBinary());
  parser.dispose();
  return trimmed;
}

/** Returns the names of the parser's functions that run while the library compiles the sample classes. */
async function usedFunctions(whole: Buffer, loader: string, classes: string): Promise<Set<string>> {
  const parser = binaryen.readBinary(whole);
  const names = functionsOf(parser);
  parser.addFunctionImport('used', 'env', 'used', binaryen.i32, binaryen.none);
  names.forEach((name, index) => {
    rewrite(name, parser, (body) => {
      const call = parser.call('used', [parser.i32.const(index)], binaryen.none);
      return parser.block(null, [call, body], binaryen.getExpressionType(body));
    });
  });
  const module = await WebAssembly.compile(Buffer.from(parser.emitBinary()));
  parser.dispose();
  const found = new Set<string>();
  const used = (index: number) => found.add(names[index] ?? '');
  const instantiate = (own: WebAssembly.Module, imports: { env: object }) =>
    WebAssembly.instantiate(own, { ...imports, env: { ...imports.env, used } });
  const { observe } = runLibrary(
    loader,
    Object.create(WebAssembly, { instantiate: { value: instantiate } }),
  );
  await observe(everyKindOfClass(classes), module);
  await observe(APP_CLASSES, module, { web: APP_THEME, native: APP_THEME, css: APP_CSS });
  // Finalizers run parser functions too, so the garbage collector has to run.
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 3; round += 1) {
    runInNewContext('gc')();
    await setTimeout(50);
  }
  return found;
}

type Rewrite = (body: binaryen.ExpressionRef) => binaryen.ExpressionRef;

function rewrite(name: string, parser: binaryen.Module, toBody: Rewrite): void {
  const { params, results, vars, body } = binaryen.getFunctionInfo(parser.getFunction(name));
  parser.removeFunction(name);
  parser.addFunction(name, params, results, vars, toBody(body));
}

function functionsOf(parser: binaryen.Module): string[] {
  return Array.from({ length: parser.getNumFunctions() }, (_, index) =>
    binaryen.getFunctionInfo(parser.getFunctionByIndex(index)),
  ).flatMap(({ name, module }) => (module ? [] : [name]));
}

function runLibrary(loader: string, ownWebAssembly: object): PlatformLibrary {
  const { queueMicrotask, URL, TextEncoder, TextDecoder, MessageChannel, crypto } = globalThis;
  const globals = {
    console,
    queueMicrotask,
    URL,
    TextEncoder,
    TextDecoder,
    MessageChannel,
    crypto,
  };
  return runInNewContext(`${loader};loadLibrary('ios')`, {
    ...globals,
    WebAssembly: ownWebAssembly,
  });
}

function everyKindOfClass(file: string): string[] {
  const { classes, variants, open } = libraryData(file);
  const properties = classes.flatMap(
    ({ css }) => css.match(/(?<=^|; |\{ )[a-z]+[a-z-]*(?=: )/g) ?? [],
  );
  const utilities = open.filter((utility) => !/^-|safe/.test(utility));
  return [
    ...classes
      .filter(({ why }, index) => why.length > 0 || index % 8 === 0)
      .map(({ name }) => name),
    ...[...VARIANTS, ...variants.map(({ name }) => name)].flatMap((name) => [
      `${name}:opacity-50`,
      `${name}:text-white`,
    ]),
    ...utilities.flatMap((utility) => VALUES.map((value) => `${utility}-[${value}]`)),
    ...[...new Set(properties)].flatMap((name) => PLAIN.map((value) => `[${name}:${value}]`)),
  ];
}
