import { load } from './library-packages';

/** PostCSS node of the CSS that Tailwind generates, reduced to the fields that are used here. */
export interface CssNode {
  type: 'rule' | 'atrule' | 'decl' | 'comment';
  name?: string;
  params?: string;
  selector?: string;
  prop?: string;
  value?: string;
  important?: boolean;
  nodes?: CssNode[];
  /** Metadata that Tailwind adds to a rule: the class that the rule was generated for. */
  raws?: { tailwind?: { candidate?: string } };
  clone(): CssNode;
}

/** Tailwind's internal context, reduced to the members that are used here. */
export interface TailwindContext {
  getClassList(): string[];
  getVariants(): { name: string; isArbitrary: boolean; values: string[]; hasDash: boolean }[];
  offsets: { sort(rules: Rule[]): Rule[] };
}

/** CSS rule with its sort position in the style sheet. */
type Rule = [offset: unknown, node: CssNode];

/** Package names of the two installed Tailwind versions. */
export type TailwindName = 'tailwindcss' | 'tailwindcss-v2';

/** Creates the context of a Tailwind version for a configuration. */
export function createContext(config: object, name: TailwindName = 'tailwindcss'): TailwindContext {
  const { createContext: create } = load(`${name}/lib/lib/setupContextUtils`);
  const resolveConfig = load(`${name}/resolveConfig`);
  return create(resolveConfig({ content: [], ...config }));
}

/**
 * Returns the rules that a class, or a space-separated list of classes, generates, in the order of
 * Tailwind's style sheet.
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

/** Creates the Tailwind context of a NativeWind 4 web build, including container queries. */
export function webContext(): TailwindContext {
  const { default: preset } = load('nativewind/dist/tailwind/web');
  return createContext({
    presets: [preset],
    plugins: [load('@tailwindcss/container-queries')],
  });
}

/**
 * Returns the web CSS of a class, or of a space-separated list of classes, as one line of
 * declarations. Empty if it generates none.
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
 * Evaluates the `theme()` calls of a rule. Returns no rule if the theme lacks the value, as in
 * Tailwind's output.
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
  // Tailwind only removes rules with missing theme values if they are marked with the class that
  // generated them.
  root.walkRules((rule: CssNode) => {
    rule.raws = { ...rule.raws, tailwind: { ...rule.raws?.tailwind, candidate } };
  });
  toEvaluate(context)(root);
  return root.nodes;
}

/**
 * Formats a rule as one line of declarations. Includes the selector only if it has more than the
 * class selector `own`, which is written as `&`.
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
