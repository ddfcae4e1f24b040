import { createRequire } from 'node:module';
import type { NativeClass } from '../native-class';
import { toDeclarations } from '../native-css';
import { drawingOn } from './drawing-css';

const load = createRequire(import.meta.url);
const escapeClassName: (name: string) => string = load(
  'tailwindcss/lib/util/escapeClassName',
).default;

/** Matches code that passes styles without classes. */
const OWN_STYLE = /\bstyle=|\bcontentContainerStyle=/;

/** Matches code whose own styles are not inline styles in its HTML. */
const HIDDEN_STYLE = /\bStyleSheet\b|\bcontentContainerStyle=/;

/** Matches an inline style of HTML. */
const INLINE_STYLE = / style="([^"]*)"/g;

/** Matches an inline style that only sets custom properties, as `vars()` does. */
const VARIABLES = /^(?:\s*--[\w-]+:[^;]*;?)*$/;

/** Conditions that can apply in a drawing, each with the selector of the elements to which they apply. */
const CONDITIONS: Readonly<Record<string, string>> = {
  dark: ':is([data-theme=dark] *)',
  disabled: ':is(:disabled,[aria-disabled=true])',
};

/**
 * Returns whether a sample can be drawn on iOS and Android: all of its styles must come from classes and from
 * variables. `html` is its markup on the web.
 */
export function canBeDrawnOnNative(code: string, html: string): boolean {
  if (!OWN_STYLE.test(code)) return true;
  return (
    !HIDDEN_STYLE.test(code) &&
    [...html.matchAll(INLINE_STYLE)].every(([, style = '']) => VARIABLES.test(style))
  );
}

/**
 * Returns CSS rules that draw a sample with the native styles of its classes. `webCss` is the sample's CSS for
 * the web. If two classes set the same property, the later one in `webCss` wins, so the rules have the order of
 * `webCss`. Classes with other conditions than those in `CONDITIONS`, such as `active`, have no rule.
 */
export function toNativeDrawingCss(classes: readonly NativeClass[], webCss: string): string {
  return classes
    .filter(({ when }) => when === '' || when in CONDITIONS)
    .map((item) => ({ item, selector: `.${escapeClassName(item.name)}` }))
    .toSorted((a, b) => webCss.indexOf(a.selector) - webCss.indexOf(b.selector))
    .map(({ item, selector }) => toRules(item, selector))
    .join('');
}

function toRules(item: NativeClass, selector: string): string {
  const name = selector + (CONDITIONS[item.when] ?? '');
  const [ios, android] = [toDeclarations(item.ios, 'ios'), toDeclarations(item.android, 'android')];
  if (ios === android) return ios && `${name}{${ios}}`;
  return [
    ios && `${name}:where(${drawingOn('ios', '*')}){${ios}}`,
    android && `${name}:where(${drawingOn('android', '*')}){${android}}`,
  ].join('');
}
