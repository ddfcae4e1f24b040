/** What runs in the machine of `drawing-process.ts`: it draws samples with React Native for the web. */
// First, before anything that asks for them.
import './drawing-globals';

import { colorScheme } from 'bundled/nativewind';
import { Dimensions } from 'bundled/react-native';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ModuleFunction, runModules, toApplication } from '../frame/run-modules';
import { type Program, type Theme, TICK, usualSize } from '../sample-protocol';

const screen = { ...usualSize, scale: 1, fontScale: 1 };
Dimensions.set({ window: screen, screen });
Object.assign(globalThis, { draw });

/** A compiled sample as JSON, drawn in both themes: the answer is JSON too, as `Drawn` or with a `message`. */
function draw(sample: string): string {
  const program: Program = JSON.parse(sample);
  try {
    const { html: light } = render(program, 'light');
    const { html: dark, css } = render(program, 'dark');
    return JSON.stringify({ light, dark, css });
  } catch (error) {
    return JSON.stringify({ message: error instanceof Error ? error.message : String(error) });
  }
}

function render(program: Program, theme: Theme): { html: string; css: string } {
  setTheme(theme);
  const { element, styles } = toApplication(runModules(program, evaluateModule));
  // What is drawn must not take the focus of the page.
  const html = renderToStaticMarkup(element).replaceAll(' autofocus=""', '');
  return { html, css: styles() };
}

/** The library changes the scheme where a window is only; React Native for the web must not find one. */
function setTheme(theme: Theme): void {
  const classList = { add() {}, remove() {} };
  Object.assign(globalThis, { window: { document: { documentElement: { classList } } } });
  colorScheme.set(theme);
  Reflect.deleteProperty(globalThis, 'window');
}

/** Makes a function of a module's text; the machine ends loops that go on for ever. */
function evaluateModule(_name: string, code: string): ModuleFunction {
  const run = new Function('module', 'exports', 'require', TICK, code);
  return (module, exports, require) => run(module, exports, require, () => {});
}
