import type { ThemeConfig } from '@/lib/classes/data/theme-config';
import { load } from './library-packages';

/** PostCSS node in the CSS that Tailwind generates, with the fields that are used here. */
export interface CssNode {
  type: 'rule' | 'atrule' | 'decl' | 'comment';
  name?: string;
  params?: string;
  selector?: string;
  prop?: string;
  value?: string;
  important?: boolean;
  nodes?: CssNode[];
  /** Metadata from Tailwind, with the class that a rule was generated for. */
  raws?: { tailwind?: { candidate?: string } };
  clone(): CssNode;
}

/** Tailwind's internal context, with the members that are used here. */
export interface TailwindContext {
  getClassList(): string[];
  getVariants(): { name: string; isArbitrary: boolean; values: string[]; hasDash: boolean }[];
  offsets: { sort(rules: Rule[]): Rule[] };
}

/** CSS rule with its sort position in the style sheet. */
type Rule = [offset: unknown, node: CssNode];

/** Package names of the two installed Tailwind versions. */
export type TailwindName = 'tailwindcss' | 'tailwindcss-v2';

/** Creates a Tailwind context from a configuration. `name` selects the Tailwind version. */
export function createContext(config: object, name: TailwindName = 'tailwindcss'): TailwindContext {
  const { createContext: create } = load(`${name}/lib/lib/setupContextUtils`);
  const resolveConfig = load(`${name}/resolveConfig`);
  return create(resolveConfig({ content: [], ...config }));
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
 * that of the preset.
 */
export function webContext(theme: ThemeConfig = {}): TailwindContext {
  const { default: preset } = load('nativewind/dist/tailwind/web');
  return createContext({
    presets: [preset],
    plugins: [load('@tailwindcss/container-queries')],
    theme,
  });
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
  return generateCss(name, context, tailwind)
    .flatMap((node) => withThemeValues(node, context, tailwind))
    .map((node) => text(node, `.${escapeClassName(node.raws?.tailwind?.candidate ?? name)}`))
    .filter(Boolean)
    .join('; ');
}

/**
 * Evaluates the `theme()` calls in a rule if the class name contains such a call, and otherwise returns the
 * rule unchanged. Returns an empty list if the theme lacks a value, because Tailwind drops such a rule.
 */
function withThemeValues(
  node: CssNode,
  context: TailwindContext,
  tailwind: TailwindName,
): CssNode[] {
  const candidate = node.raws?.tailwind?.candidate ?? '';
  if (!/\btheme\(/.test(candidate)) return [node];
  const { default: toEvaluate } = load(`${tailwind}/lib/lib/evaluateTailwindFunctions`);
  const root = load('postcss').root();
  root.append(node.clone());
  // Tailwind removes a rule with a missing theme value only if the rule is marked with the class that
  // generated it.
  root.walkRules((rule: CssNode) => {
    rule.raws = { ...rule.raws, tailwind: { ...rule.raws?.tailwind, candidate } };
  });
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
