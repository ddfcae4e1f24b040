import { load } from './library-packages';

/** A node of the CSS that Tailwind generates; the few fields we read of PostCSS's. */
export interface CssNode {
  type: 'rule' | 'atrule' | 'decl' | 'comment';
  name?: string;
  params?: string;
  selector?: string;
  prop?: string;
  value?: string;
  important?: boolean;
  nodes?: CssNode[];
  /** What Tailwind keeps with a rule: the class that it was generated for. */
  raws?: { tailwind?: { candidate?: string } };
  clone(): CssNode;
}

/** The part of Tailwind's internal context that lists and generates classes. */
export interface TailwindContext {
  getClassList(): string[];
  getVariants(): { name: string; isArbitrary: boolean; values: string[]; hasDash: boolean }[];
  offsets: { sort(rules: Rule[]): Rule[] };
}

/** A rule with its place in the order of the sheet. */
type Rule = [offset: unknown, node: CssNode];

/** The two installed versions of Tailwind, by package. */
export type TailwindName = 'tailwindcss' | 'tailwindcss-v2';

/** Creates Tailwind's context for `config`, from the installed package of that name. */
export function createContext(config: object, name: TailwindName = 'tailwindcss'): TailwindContext {
  const { createContext: create } = load(`${name}/lib/lib/setupContextUtils`);
  const resolveConfig = load(`${name}/resolveConfig`);
  return create(resolveConfig({ content: [], ...config }));
}

/** The rules that a class or a list of classes generates in `context`, in the order of Tailwind's sheet. */
export function generate(
  candidates: string,
  context: TailwindContext,
  name: TailwindName = 'tailwindcss',
): CssNode[] {
  const { generateRules } = load(`${name}/lib/lib/generateRules`);
  // The order of generation decides between rules of one plugin, so Tailwind sorts by name first.
  const rules: Rule[] = generateRules(new Set(candidates.split(' ').sort()), context);
  return context.offsets.sort(rules).map(([, node]) => node);
}

/** Names of Tailwind's core plugins. */
export function corePluginNames(name: TailwindName = 'tailwindcss'): string[] {
  return load(`${name}/lib/corePluginList`).default;
}

/** The context of a web build of NativeWind 4, container queries included. */
export function webContext(): TailwindContext {
  const { default: preset } = load('nativewind/dist/tailwind/web');
  return createContext({
    presets: [preset],
    plugins: [load('@tailwindcss/container-queries')],
  });
}

/** The CSS that a class or a list of classes gives on the web as one line of declarations; empty when it gives none. */
export function webCss(
  name: string,
  context: TailwindContext,
  tailwind: TailwindName = 'tailwindcss',
): string {
  const { default: escapeClassName } = load(`${tailwind}/lib/util/escapeClassName`);
  return generate(name, context, tailwind)
    .flatMap((node) => withThemeValues(node, context, tailwind))
    .map((node) => text(node, `.${escapeClassName(node.raws?.tailwind?.candidate ?? name)}`))
    .filter(Boolean)
    .join('; ');
}

/** A rule with the values that `theme()` stands for; nothing where the theme has none, as in Tailwind's sheet. */
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
  // Tailwind takes rules away whose values its theme lacks, if they say that it has made them.
  root.walkRules((rule: CssNode) => {
    rule.raws = { ...rule.raws, tailwind: { ...rule.raws?.tailwind, candidate } };
  });
  toEvaluate(context)(root);
  return root.nodes;
}

/** Writes a rule as its declarations, keeping the part of the selector that says more than `own`. */
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
