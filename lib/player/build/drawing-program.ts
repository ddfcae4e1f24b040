/**
 * Program that `drawing-process.ts` runs in its JavaScript engine. Draws samples with React Native for Web.
 */
// Must be imported first, because the other modules need these globals on load.
import './drawing-globals';

import { colorScheme } from 'bundled/nativewind';
import { Dimensions } from 'bundled/react-native';
import { renderToStaticMarkup } from 'react-dom/server';
import { runModules } from '../frame/run-modules';
import { findSamplePackage, toApplication } from '../frame/sample-app';
import { type Program, type Theme, usualSize } from '../sample-protocol';
import { evaluateModule } from './evaluate-module';

const screen = { ...usualSize, scale: 1, fontScale: 1 };
Dimensions.set({ window: screen, screen });
Object.assign(globalThis, { draw });

/**
 * Draws a compiled sample in both themes. Takes a `Program` as JSON. Returns JSON with `light`, `dark` and
 * `css`, or with a `message` if the sample throws.
 */
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
  const { element, styles } = toApplication(runModules(program, evaluateModule, findSamplePackage));
  // A drawing must not take focus from the page.
  const html = renderToStaticMarkup(element).replaceAll(' autofocus=""', '');
  return { html, css: styles() };
}

/**
 * Sets the color scheme. NativeWind changes it only if `window` exists, but React Native for Web must not
 * find a `window`. So `window` exists only during the call.
 */
function setTheme(theme: Theme): void {
  const classList = { add() {}, remove() {} };
  Object.assign(globalThis, { window: { document: { documentElement: { classList } } } });
  colorScheme.set(theme);
  Reflect.deleteProperty(globalThis, 'window');
}
