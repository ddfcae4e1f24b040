import { load } from './library-packages';
import {
  type CssNode,
  createContext,
  generate,
  type TailwindContext,
  type TailwindName,
} from './tailwind-context';

/** The context of a web build of NativeWind 4, container queries included. */
export function webContext(): TailwindContext {
  const { default: preset } = load('nativewind/dist/tailwind/web');
  return createContext({
    presets: [preset],
    plugins: [load('@tailwindcss/container-queries')],
  });
}

/** The CSS that `name` gives on the web as one line of declarations; empty when it gives none. */
export function webCss(
  name: string,
  context: TailwindContext,
  tailwind: TailwindName = 'tailwindcss',
): string {
  return generate(name, context, tailwind)
    .map((node) => text(node, name))
    .filter(Boolean)
    .join('; ');
}

/** Writes a rule as its declarations, keeping the part of the selector that says more than the class. */
export function text(node: CssNode, name: string): string {
  if (node.type === 'decl') return declaration(node);
  if (node.type === 'comment' || node.name === 'defaults') return '';
  const body = (node.nodes ?? [])
    .map((child) => text(child, name))
    .filter(Boolean)
    .join('; ');
  if (!body) return '';
  if (node.type === 'atrule') return `@${node.name} ${node.params} { ${body} }`;
  const selector = shorten(node.selector ?? '', name);
  return selector === '&' ? body : `${selector} { ${body} }`;
}

function declaration({ prop, value, important }: CssNode): string {
  return `${prop}: ${value?.replace(/\s+/g, ' ').trim()}${important ? ' !important' : ''}`;
}

function shorten(selector: string, name: string): string {
  const escaped = `.${name.replace(/[^\w-]/g, '\\$&').replace(/^(-?)(\d)/, '$1\\3$2 ')}`;
  return selector.replaceAll(escaped, '&').replace(/^& > (&|:)/, '> $1');
}
