/**
 * Runs bundled, in a process of its own: compiles samples and draws them with React Native for the
 * web. Reads a JSON list of files from standard input and writes `Drawings` to standard output.
 */
import { text } from 'node:stream/consumers';
import { colorScheme } from 'bundled/nativewind';
import { Dimensions } from 'bundled/react-native';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileSample } from '../compiler/compile-sample';
import { baseStyles } from '../compiler/sample-styles';
import { type ModuleFunction, runModules, toApplication } from '../frame/run-modules';
import { type Program, type SampleFiles, type Theme, TICK, usualSize } from '../sample-protocol';
import type { Drawing, Drawings } from './draw-samples';

let reactNativeCss = '';
const screen = { ...usualSize, scale: 1, fontScale: 1 };
Dimensions.set({ window: screen, screen });
void main();

async function main(): Promise<void> {
  const samples: SampleFiles[] = JSON.parse(await text(process.stdin));
  const drawings: Drawing[] = [];
  for (const files of samples) drawings.push(await draw(files));
  const result: Drawings = { drawings, base: await baseStyles(), reactNativeCss };
  process.stdout.write(JSON.stringify(result));
}

async function draw(files: SampleFiles): Promise<Drawing> {
  const compiled = await compileSample(files);
  if (!compiled.ok) return { problem: compiled.problem };
  try {
    const { program, classes } = compiled;
    return { program, classes, light: render(program, 'light'), dark: render(program, 'dark') };
  } catch (error) {
    return { problem: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function render(program: Program, theme: Theme): string {
  setTheme(theme);
  const { element, styles } = toApplication(runModules(program, evaluateModule));
  // What is drawn must not take the focus of the page.
  const html = renderToStaticMarkup(element).replaceAll(' autofocus=""', '');
  reactNativeCss = styles();
  return html;
}

/** The library changes the scheme where a window is only; React Native for the web must not find one. */
function setTheme(theme: Theme): void {
  const classList = { add() {}, remove() {} };
  Object.assign(globalThis, { window: { document: { documentElement: { classList } } } });
  colorScheme.set(theme);
  Reflect.deleteProperty(globalThis, 'window');
}

/** Makes a function of a module's text, for Node; loops of samples that ship come to an end. */
function evaluateModule(_name: string, code: string): ModuleFunction {
  const run = new Function('module', 'exports', 'require', TICK, code);
  return (module, exports, require) => run(module, exports, require, () => {});
}
