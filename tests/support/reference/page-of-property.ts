import type { ClassDeclaration } from './css-rules';

/**
 * Patterns for CSS properties whose docs page has a different name, each with the name of that page. `$1`
 * stands for the pattern's capture group.
 */
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
/** Matches properties that several utilities set, so the property alone does not identify the docs page. */
const SHARED = /^(?:transform|filter|(?:-webkit-)?backdrop-filter|box-shadow|background-image)$/;

/**
 * Returns the last URL segment of the docs page for a class's main property, such as `padding`, from the
 * class's CSS alone. Returns `undefined` if the CSS sets only variables, has a condition, styles other
 * elements, or sets a property that several utilities share.
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
