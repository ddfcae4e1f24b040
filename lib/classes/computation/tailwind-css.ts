import type { AppTheme } from '@/lib/classes/data/theme-config';
import { keyframeNames } from './animations';
import { appCss } from './app-css';
import { appTailwindConfig } from './app-tailwind-config';
import type { CssNode, CssRoot } from './css-node';
import { load } from './library-packages';

/** Tailwind's internal context, with the members that are used here. */
export interface TailwindContext {
  getClassList(): string[];
  getVariants(): { name: string; isArbitrary: boolean; values: string[]; hasDash: boolean }[];
  offsets: { sort(rules: Rule[]): Rule[] };
  candidateRuleMap: Map<unknown, Rule[]>;
}

/** CSS rule with its sort position in the style sheet. */
type Rule = [offset: unknown, node: CssNode];

/** Package names of the two installed Tailwind versions. */
export type TailwindName = 'tailwindcss' | 'tailwindcss-v2';

/** Creates a Tailwind context from a configuration. `name` selects the Tailwind version. */
export function createContext(config: object, name: TailwindName = 'tailwindcss'): TailwindContext {
  return toContext(config, name);
}

/** Creates a Tailwind context. `root` is a parsed style sheet, whose layers add classes to those of Tailwind. */
function toContext(config: object, name: TailwindName, root?: CssRoot): TailwindContext {
  const { createContext: create } = load(`${name}/lib/lib/setupContextUtils`);
  const resolveConfig = load(`${name}/resolveConfig`);
  return create(resolveConfig({ content: [], ...config }), [], root);
}

/**
 * Generates the CSS rules for a class, or for a space-separated list of classes, in the order of Tailwind's
 * style sheet.
 */
export function generateCss(
  candidates: string,
  context: TailwindContext,
  name: TailwindName = 'tailwindcss',
): CssNode[] {
  const { generateRules } = load(`${name}/lib/lib/generateRules`);
  // Rules of one plugin are ordered by when they were generated, so the names are sorted first, as
  // in Tailwind.
  const rules: Rule[] = generateRules(new Set(candidates.split(' ').sort()), context);
  return context.offsets.sort(rules).map(([, node]) => node);
}

/** Returns the names of Tailwind's core plugins. */
export function corePluginNames(name: TailwindName = 'tailwindcss'): string[] {
  return load(`${name}/lib/corePluginList`).default;
}

/**
 * Creates the Tailwind context for NativeWind 4 on the web, including container queries. The theme defaults to
 * that of the preset. Throws a CssSyntaxError if the theme's CSS has a syntax error.
 */
export function webContext(theme: Partial<AppTheme> = {}): TailwindContext {
  const { default: preset } = load('nativewind/dist/tailwind/web');
  const { css } = theme;
  const config = appTailwindConfig('web', preset, theme);
  return toContext(config, 'tailwindcss', css === undefined ? undefined : appCss(css).layered);
}

/**
 * Returns the web CSS of a class, or of a space-separated list of classes, on one line. Empty if Tailwind
 * generates no CSS.
 */
export function webCss(
  name: string,
  context: TailwindContext,
  tailwind: TailwindName = 'tailwindcss',
): string {
  const { default: escapeClassName } = load(`${tailwind}/lib/util/escapeClassName`);
  const css = generateCss(name, context, tailwind)
    .flatMap((node) => {
      const own = `.${escapeClassName(node.raws?.tailwind?.candidate ?? name)}`;
      return evaluated(node, context, tailwind).map((part) => text(part, own));
    })
    .filter(Boolean)
    .join('; ');
  const { missing } = keyframeNames(css);
  return missing.length > 0 ? [...keyframesIn(context, missing, tailwind), css].join('; ') : css;
}

/** Returns the keyframes with these names that plugins or the app's CSS define, each on one line. */
function keyframesIn(
  context: TailwindContext,
  names: readonly string[],
  tailwind: TailwindName,
): string[] {
  // Tailwind has all rules without a class under the same key, which is a String object.
  const rules = [...context.candidateRuleMap].find(([key]) => String(key) === '*')?.[1] ?? [];
  return rules
    .map(([, node]) => node)
    .filter(({ name, params = '' }) => name === 'keyframes' && names.includes(params))
    .flatMap((node) => evaluated(node, context, tailwind).map((part) => text(part, '\0')));
}

/**
 * Evaluates the `theme()` calls and `@apply` rules in a rule. Only brackets in a class name and the app's CSS
 * can contain them. Returns an empty list if the theme lacks a value, because Tailwind drops such a rule.
 */
function evaluated(node: CssNode, context: TailwindContext, tailwind: TailwindName): CssNode[] {
  const candidate = node.raws?.tailwind?.candidate ?? '';
  const source = String(node);
  const isApplying = source.includes('@apply ');
  if (!isApplying && !/\btheme\(/.test(candidate + source)) return [node];
  const { default: toEvaluate } = load(`${tailwind}/lib/lib/evaluateTailwindFunctions`);
  const root = load('postcss').root();
  root.append(node.clone());
  // Tailwind removes a rule with a missing theme value only if the rule is marked with the class that
  // generated it.
  root.walkRules((rule: CssNode) => {
    rule.raws = { ...rule.raws, tailwind: { ...rule.raws?.tailwind, candidate } };
  });
  if (isApplying) load(`${tailwind}/lib/lib/expandApplyAtRules`).default(context)(root);
  toEvaluate(context)(root);
  return root.nodes;
}

/**
 * Formats a rule as one line. Formats only its declarations if its selector is the class selector `own`.
 * Otherwise includes the selector, with `&` instead of `own`.
 */
function text(node: CssNode, own: string): string {
  if (node.type === 'decl') return declaration(node);
  if (node.type === 'comment' || node.name === 'defaults') return '';
  const body = (node.nodes ?? [])
    .map((child) => text(child, own))
    .filter(Boolean)
    .join('; ');
  if (!body) return '';
  if (node.type === 'atrule') return `@${node.name} ${node.params} { ${body} }`;
  const selector = (node.selector ?? '').replaceAll(own, '&').replace(/^& > (&|:)/, '> $1');
  return selector === '&' ? body : `${selector} { ${body} }`;
}

function declaration({ prop, value, important }: CssNode): string {
  return `${prop}: ${value?.replace(/\s+/g, ' ').trim()}${important ? ' !important' : ''}`;
}
