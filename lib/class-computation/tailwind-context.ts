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
}

/** The part of Tailwind's internal context that lists and generates classes. */
export interface TailwindContext {
  getClassList(): string[];
  getVariants(): { name: string; isArbitrary: boolean; values: string[]; hasDash: boolean }[];
}

/** The two installed versions of Tailwind, by package. */
export type TailwindName = 'tailwindcss' | 'tailwindcss-v2';

/** Creates Tailwind's context for `config`, from the installed package of that name. */
export function createContext(config: object, name: TailwindName = 'tailwindcss'): TailwindContext {
  const { createContext: create } = load(`${name}/lib/lib/setupContextUtils`);
  const resolveConfig = load(`${name}/resolveConfig`);
  return create(resolveConfig({ content: [], ...config }));
}

/** The rules that `candidate` generates in `context`, in source order. */
export function generate(
  candidate: string,
  context: TailwindContext,
  name: TailwindName = 'tailwindcss',
): CssNode[] {
  const { generateRules } = load(`${name}/lib/lib/generateRules`);
  const rules: [bigint, CssNode][] = generateRules(new Set([candidate]), context);
  return rules.map(([, node]) => node);
}

/** Names of Tailwind's core plugins. */
export function corePluginNames(name: TailwindName = 'tailwindcss'): string[] {
  return load(`${name}/lib/corePluginList`).default;
}
