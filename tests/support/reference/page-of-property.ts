import type { ClassDeclaration } from './css-rules';

/** Properties that a page describes under another name. */
const PAGES: [property: RegExp, page: string][] = [
  [/^padding/, 'padding'],
  [/^margin/, 'margin'],
  [/^(?:row-|column-)?gap$/, 'gap'],
  [/^(?:inset|top|right|bottom|left)/, 'top-right-bottom-left'],
  [/^border-(?:\w+-)*(width|color)$/, 'border-$1'],
  [/^border-(?:\w+-)*radius$/, 'border-radius'],
  [/^(scroll-(?:margin|padding))/, '$1'],
  [/^color$/, 'text-color'],
  [/^-webkit-line-clamp$/, 'line-clamp'],
  [/^float$/, 'floats'],
];
/** Properties that several utilities share, so that the utility decides. */
const SHARED = /^(?:transform|filter|(?:-webkit-)?backdrop-filter|box-shadow|background-image)$/;

/**
 * The last part of the address of the page about what a class sets, by its CSS alone; undefined when its CSS does not
 * decide, since it styles other elements or sets several properties.
 */
export function pageOfProperty(declarations: ClassDeclaration[]): string | undefined {
  const own = declarations.filter(({ prop }) => !prop.startsWith('--'));
  if (own.length === 0 || own.some(({ around }) => around !== '&')) return undefined;
  const properties = own.map(({ prop }) => prop);
  const main = properties.includes('-webkit-line-clamp') ? '-webkit-line-clamp' : properties[0];
  if (!main || SHARED.test(main)) return undefined;
  if (properties.includes('width') && properties.includes('height')) return 'size';
  const [pattern, page] = PAGES.find(([property]) => property.test(main)) ?? [];
  return pattern && page ? main.replace(new RegExp(`${pattern.source}.*`), page) : main;
}
