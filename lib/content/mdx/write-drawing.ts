import type { DrawingElement } from './drawing';
import { SVG_NAMESPACE, withIds } from './drawing-vocabulary';

/**
 * Serializes a drawing to the text of an SVG file. It has no XML declaration, and `xmlns` is its only
 * namespace declaration.
 */
export function toSvgFile({ name, attributes, children }: DrawingElement): string {
  return write({ name, attributes: [['xmlns', SVG_NAMESPACE], ...attributes], children });
}

/**
 * Serializes a drawing to HTML that parses to the same tree. `prefix` is added to all ids, so they do not
 * collide with other ids on the page. If the drawing contains only nested `<svg>` elements, they are returned
 * without the outer one, so they can be stacked on a narrow screen.
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

/** XML escapes. They include tabs and line breaks, because XML parsers normalize unescaped ones. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
