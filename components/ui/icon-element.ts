import type { IconNode } from './icons';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with an icon, as `Icon` renders it on the server. `size` is in CSS pixels. */
export function toIconElement(icon: IconNode, size: number): SVGElement {
  const svg = toElement('svg', {
    'aria-hidden': 'true',
    width: String(size),
    height: String(size),
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  svg.append(...icon.map(([tag, attributes]) => toElement(tag, attributes)));
  return svg;
}

function toElement(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
