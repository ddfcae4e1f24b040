import { transform } from 'esbuild';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import type { Platform } from '@/lib/classes/data/class-data';

/**
 * Matches media queries for the window's size. They become container queries, because a sample in a page must
 * respond to its box instead.
 */
const WIDTH = /^(?:\((?:min|max)-(?:width|height): *[\d.]+\w+\)(?: and |, *)?)+$/;

/**
 * Returns a selector list for elements of a drawing on a platform. `element` is a compound selector for them. The
 * reader chooses the platform of a sample with radio buttons. In the view of all platforms, each drawing has its
 * platform in `data-on`.
 */
export function drawingOn(platform: Platform, element: string): string {
  return `.player:has([value=${platform}]:checked) ${element},[data-on=${platform}] ${element}`;
}

/**
 * Scopes a sample's CSS to `selector`, so that the sample can be drawn in the page itself. Selectors for the
 * document, window-size queries and viewport units are rewritten to refer to the box around the sample.
 */
export async function toScopedCss(css: string, selector: string): Promise<string> {
  const root = postcss.parse(css);
  const outside = postcss.root();
  root.walkComments((comment) => void comment.remove());
  inlineOpacities(root);
  root.walkAtRules((rule) => scopeAtRule(rule, outside));
  root.walkRules(scopeRule);
  root.walkDecls(scopeDeclaration);
  const scoped = `${outside.toString()}${selector}{${root.toString()}}`;
  return minify(scoped);
}

/** Minifies CSS. Does not convert modern syntax for older browsers. */
export async function minify(css: string): Promise<string> {
  return (await transform(css, { loader: 'css', minify: true, target: 'esnext' })).code.trim();
}

/**
 * Replaces Tailwind's opacity variables, such as `--tw-bg-opacity`, with their value if it is always 1. Then the
 * colors are shorter, and often the same as the native ones.
 */
function inlineOpacities(root: postcss.Root): void {
  const others = new Set<string>();
  root.walkDecls(/^--tw-\w+-opacity$/, ({ prop, value }) => {
    if (value !== '1') others.add(prop);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (/^--tw-\w+-opacity$/.test(prop) && !others.has(prop)) declaration.remove();
    else
      declaration.value = value.replace(
        / \/ var\((--tw-\w+-opacity), 1\)/g,
        (whole, name: string) => (others.has(name) ? whole : ''),
      );
  });
}

function scopeAtRule(rule: AtRule, outside: postcss.Root): void {
  if (rule.name === 'media' && WIDTH.test(rule.params)) rule.name = 'container';
  // Keyframes cannot be nested inside a rule.
  if (rule.name.endsWith('keyframes')) outside.append(rule.remove());
}

function scopeRule(rule: Rule): void {
  const { parent } = rule;
  if (parent?.type === 'atrule' && 'name' in parent && `${parent.name}`.endsWith('keyframes'))
    return;
  const selectors = rule.selectors.flatMap((selector) => {
    if (selector === ':host') return [];
    if (/^(?:html|body|:root)$/.test(selector)) return ['&'];
    if (/^(?:html|:root)?\.dark(?::root)?$/.test(selector)) return ['[data-theme=dark] &'];
    return [selector.replaceAll(':is(.dark *)', ':is([data-theme=dark] *)')];
  });
  if (selectors.length > 0) rule.selectors = [...new Set(selectors)];
}

function scopeDeclaration(declaration: Declaration): void {
  declaration.value = declaration.value.replace(
    /(?<![\w-])(-?[\d.]+)[dsl]?v([hw])\b/g,
    (_whole, number, side) => `${number}cq${side}`,
  );
}

/** Tag names and class names in a drawing's HTML. */
export interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** Returns the tag names and class names in the given HTML strings. */
export function usedIn(html: readonly string[]): Used {
  const text = html.join('');
  const classes = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  return {
    tags: new Set([...text.matchAll(/<([a-z]+)/g)].map(([, tag = '']) => tag)),
    classes: new Set(classes),
  };
}

/** CSS rules of React Native for Web that drawings need. Its document reset is not included. */
interface ClassRules {
  /** Rules that at least a tenth of the drawings need. */
  shared: string;
  /** For each drawing, the rules that it needs in addition to the shared ones. */
  own: string[];
}

/**
 * Splits the rules of React Native for Web into shared rules and rules for each drawing. A drawing's rules
 * start with the first rule it needs that is not shared. Shared rules that it needs after that one are
 * repeated to preserve the order of the rules.
 */
export function toClassRules(css: string, drawings: readonly Used[]): ClassRules {
  const { nodes } = postcss.parse(css);
  const rules = nodes.filter((node) => node.type === 'rule');
  const animations = nodes.filter((node) => node.type === 'atrule' && node.name === 'keyframes');
  const toText = (chosen: readonly Rule[]) => {
    const text = chosen.join('');
    const named = animations.filter((it) => it.type === 'atrule' && text.includes(it.params));
    return text + named.join('');
  };
  const isNeeded = (rule: Rule, { classes }: Used) => classes.has(className(rule) ?? '');
  const countOf = (rule: Rule) => drawings.filter((used) => isNeeded(rule, used)).length;
  const shared = new Set(rules.filter((rule) => countOf(rule) * 10 >= drawings.length));
  const own = drawings.map((used) => {
    const needed = rules.filter((rule) => isNeeded(rule, used));
    const first = needed.findIndex((rule) => !shared.has(rule));
    return first < 0 ? '' : toText(needed.slice(first));
  });
  return { shared: toText([...shared]), own };
}

function className({ selector }: Rule): string | undefined {
  return /^\.([\w-]+)/.exec(selector)?.[1];
}

/** Matches the settings of NativeWind's runtime, which drawings do not run, and Tailwind's variables. */
const VARIABLE = /^--(?:css-interop|tw)\b/;

/**
 * Returns a CSS reset without selectors for tags that no drawing contains, such as `textarea`, and without
 * custom properties. `initialVariables` returns the ones that a drawing needs.
 */
export function usedResetRules(css: string, drawings: readonly Used[]): string {
  const tags = new Set(drawings.flatMap((used) => [...used.tags]));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, tags));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  sheet.walkDecls(VARIABLE, (declaration) => {
    declaration.remove();
  });
  return withoutEmptyRules(sheet);
}

/**
 * Returns the rules of a CSS reset that set the initial values of Tailwind's variables, such as
 * `--tw-translate-x`, for the variables that `css` uses. Empty if it uses none.
 */
export function initialVariables(reset: string, css: string): string {
  const used = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  const sheet = postcss.parse(reset);
  sheet.walkDecls((declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.selector === '::backdrop') rule.remove();
  });
  return withoutEmptyRules(sheet);
}

function withoutEmptyRules(sheet: postcss.Root): string {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

function isUsed(selector: string, tags: ReadonlySet<string>): boolean {
  if (/^(?:\*|html|:root|:disabled|\[role|\[hidden|::before|::after)/.test(selector)) return true;
  if (selector.startsWith('::placeholder')) return tags.has('input') || tags.has('textarea');
  const tag = /^[a-z]+/.exec(selector)?.[0];
  return tag !== undefined && tags.has(tag);
}
