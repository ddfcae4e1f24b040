/** The subset of SVG that is allowed in drawings. It can neither run code nor load files. */

/** SVG namespace URI. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements that may contain both text and other elements. */
const TEXT_ELEMENTS: ReadonlySet<string> = words('text tspan textPath');

/** Elements that may contain only text, because an HTML parser would parse their content as HTML. */
const DESCRIPTIONS: ReadonlySet<string> = words('title desc');

const ELEMENTS: ReadonlySet<string> = words(`
  svg g defs symbol use title desc
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

const ATTRIBUTES: ReadonlySet<string> = words(`
  id lang xml:lang xml:space role aria-describedby aria-hidden aria-label aria-labelledby
  version viewBox preserveAspectRatio transform href
  x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength
  gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  rotate textLength lengthAdjust startOffset method spacing side
  filterUnits primitiveUnits in in2 result type mode values operator k1 k2 k3 k4
  order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z
  pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector
  stdDeviation radius seed numOctaves baseFrequency stitchTiles
  tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
  color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter
  flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight image-rendering isolation letter-spacing lighting-color marker-end marker-mid marker-start
  mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi
  vector-effect visibility word-spacing writing-mode
`);

/** CSS and transform functions that are allowed in drawings, because they cannot load files. */
const FUNCTIONS: ReadonlySet<string> = words(`
  var calc min max clamp
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix translate translateX translateY rotate scale scaleX scaleY skewX skewY
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon
`);

const ID = '[\\p{L}\\p{N}_.:-]+';
const REFERENCE = new RegExp(`url\\((["']?)#(${ID})\\1\\)`, 'gu');

/** Names of the SVG elements that are allowed in drawings. */
export const drawingElements: readonly string[] = [...ELEMENTS];

/** Names of the SVG attributes that are allowed in drawings. */
export const drawingAttributes: readonly string[] = [...ATTRIBUTES];

/** Whether the SVG element with this name is allowed in drawings. */
export function isDrawingElement(name: string): boolean {
  return ELEMENTS.has(name);
}

/** Whether the attribute with this name is allowed in drawings. */
export function isDrawingAttribute(name: string): boolean {
  return ATTRIBUTES.has(name);
}

/**
 * Whether browsers show the text in an element with this name, or pass it to assistive technology. They
 * ignore text in other elements.
 */
export function holdsText(element: string): boolean {
  return TEXT_ELEMENTS.has(element) || DESCRIPTIONS.has(element);
}

/** Whether an element with this name may contain text but no other elements. */
export function holdsTextOnly(element: string): boolean {
  return DESCRIPTIONS.has(element);
}

/**
 * Checks an attribute's value. Returns undefined when the value is allowed. Otherwise returns a description
 * of the values that are allowed.
 */
export function expectedValue(element: string, name: string, value: string): string | undefined {
  if (name === 'href' && element === 'image')
    return isPicture(value) ? undefined : 'data:image/png;base64,…, or jpeg, webp, or gif';
  if (name === 'href')
    return matches(`#${ID}`, value) ? undefined : '#id of an element in the drawing';
  if (name === 'id') return matches(ID, value) ? undefined : 'letters, digits, and . _ : -';
  if (isWords(name) || loadsNothing(value)) return undefined;
  return 'a color, a number, or another plain value; url(#id) is an element in the drawing';
}

/**
 * Returns an attribute's value after replacing each id in it with the result of `toId`. Handles `id`
 * attributes and references such as `url(#arrow)`.
 */
export function withIds(name: string, value: string, toId: (id: string) => string): string {
  if (name === 'id') return toId(value);
  if (name === 'href') return value.replace(/^#(.*)$/u, (_all, id: string) => `#${toId(id)}`);
  if (/^aria-(?:labelledby|describedby)$/.test(name)) return value.replace(/\S+/g, toId);
  if (isWords(name)) return value;
  return value.replace(REFERENCE, (_all, _quote, id: string) => `url(#${toId(id)})`);
}

/**
 * Whether an attribute is for assistive technology, such as `aria-label`. Its value is not checked as a CSS
 * value.
 */
function isWords(name: string): boolean {
  return name.startsWith('aria-');
}

function isPicture(value: string): boolean {
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z\d+/=\s]+$/i.test(value);
}

/**
 * Whether all functions in an attribute's value are allowed, so the value cannot load a file. Backslashes are
 * rejected, because a CSS escape could hide a function name.
 */
function loadsNothing(value: string): boolean {
  const rest = value.replace(REFERENCE, '');
  const functions = [...rest.matchAll(/([\w-]*)\(/g)].map(([, name = '']) => name);
  return !rest.includes('\\') && functions.every((name) => name === '' || FUNCTIONS.has(name));
}

function matches(pattern: string, value: string): boolean {
  return new RegExp(`^${pattern}$`, 'u').test(value);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
