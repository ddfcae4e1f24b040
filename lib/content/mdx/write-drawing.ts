import type { DrawingElement } from './drawing';
import { SVG_NAMESPACE, withIds } from './drawing-vocabulary';

/** A drawing as an SVG file: one line of XML without declarations, in which `xmlns` is the only namespace. */
export function toSvgFile({ name, attributes, children }: DrawingElement): string {
  return write({ name, attributes: [['xmlns', SVG_NAMESPACE], ...attributes], children });
}

/**
 * A drawing as HTML that a parser reads as the same tree. Its ids begin with `prefix`, so that none is that of
 * another part of the page. Drawings in a drawing come out on their own, so that a narrow page can put them
 * below one another.
 */
export function toInlineSvg(drawing: DrawingElement, prefix: string): string {
  const parts = drawing.children.every(isSvg) ? drawing.children : [];
  return (parts.length > 0 ? parts : [drawing])
    .map((part) => write(withPrefix(part, prefix)))
    .join('');
}

function isSvg(child: DrawingElement | string): child is DrawingElement {
  return typeof child !== 'string' && child.name === 'svg';
}

function withPrefix(
  { name, attributes, children }: DrawingElement,
  prefix: string,
): DrawingElement {
  return {
    name,
    attributes: attributes.map(([key, value]) => [key, withIds(key, value, (id) => prefix + id)]),
    children: children.map((child) =>
      typeof child === 'string' ? child : withPrefix(child, prefix),
    ),
  };
}

function write({ name, attributes, children }: DrawingElement): string {
  const written = attributes.map(([key, value]) => ` ${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`);
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inner = children.map((child) =>
    typeof child === 'string' ? escaped(child, /[&<>\r]/g) : write(child),
  );
  return `${start}>${inner.join('')}</${name}>`;
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (character) => ESCAPES[character] ?? character);
}

/** Blanks are among them, since parsers change those that are written as themselves. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
