import { splitOutside, splitVariants } from '@/lib/classes/data/resolve-class';

/**
 * Pattern for a Tailwind 4 name, and its replacement in Tailwind 3. In a string, `$1` is the first captured
 * part of the name. A function receives the name and its captured parts.
 */
type Rename = [name: RegExp, former: string | ((...parts: string[]) => string)];

/** Named container widths of Tailwind 4, in rem. */
const CONTAINERS: Record<string, number> = {
  '3xs': 16,
  '2xs': 18,
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  '6xl': 72,
  '7xl': 80,
};

/**
 * Patterns for Tailwind 4 class names, with their replacements in Tailwind 3. Some also match classes that
 * exist in both versions, such as `z-10`, so these have to be excluded first.
 */
const RENAMED: Rename[] = [
  [/^bg-linear-(to-[tblr]{1,2})$/, 'bg-gradient-$1'],
  [/^shadow-2xs$/, 'shadow-[0_1px_rgb(0_0_0/0.05)]'],
  [/^shadow-xs$/, 'shadow-sm'],
  [/^((?:backdrop-)?blur|drop-shadow|rounded(?:-[trblse]{1,2})?)-xs$/, '$1-sm'],
  [/^(rounded(?:-[trblse]{1,2})?)-4xl$/, '$1-[2rem]'],
  [/^outline-hidden$/, 'outline-none'],
  [/^outline-solid$/, 'outline'],
  [/^wrap-(?:break-word|anywhere)$/, 'break-words'],
  [/^ring-3$/, 'ring'],
  [/^(bg|object)-(top|bottom)-(left|right)$/, '$1-$3-$2'],
  [/^inset-(s|e)-(.+)$/, (_, side, step) => `${side === 's' ? 'start' : 'end'}-${step}`],
  [/^-inset-(s|e)-(.+)$/, (_, side, step) => `-${side === 's' ? 'start' : 'end'}-${step}`],
  [/^([a-z-]+)-\((?:([a-z-]+):)(--[\w-]+)\)$/, '$1-[$2:var($3)]'],
  [/^([a-z-]+)-\((--[\w-]+)\)$/, '$1-[var($2)]'],
  [/^([^/]+)\/\((--[\w-]+)\)$/, '$1/[var($2)]'],
  [/^aspect-([\d.]+\/[\d.]+)$/, 'aspect-[$1]'],
  [
    /^(-?(?:inset(?:-[xy])?|top|right|bottom|left|start|end|translate-[xy])|(?:min-|max-)?[wh]|size|basis|flex)-(\d+)\/(\d+)$/,
    (_, utility, over, under) => `${utility}-[${+((100 * +over) / +under).toFixed(4)}%]`,
  ],
  [
    /^((?:min-|max-)?w|basis)-(\dx[sl]|xs|sm|md|lg|xl)$/,
    (name, utility, size) => (CONTAINERS[size] ? `${utility}-[${CONTAINERS[size]}rem]` : name),
  ],
  [/^((?:min-|max-)?[wh]|size)-([dls]v[wh])$/, '$1-[100$2]'],
  [/^((?:min-|max-)?[wh])-lh$/, '$1-[1lh]'],
  [/^((?:min-|max-)w)-screen$/, '$1-[100vw]'],
  [/^((?:min-|max-)[wh])-auto$/, '$1-[auto]'],
  [/^(grid-(?:cols|rows))-(\d+)$/, '$1-[repeat($2,minmax(0,1fr))]'],
  [/^((?:col|row)-(?:start|end))-(\d+)$/, '$1-[$2]'],
  [/^((?:col|row)-span)-(\d+)$/, '$1-[span_$2_/_span_$2]'],
  [/^(z|order|grow|shrink|columns|line-clamp|flex|stroke)-(\d+)$/, '$1-[$2]'],
  [/^(-?scale(?:-[xy])?)-(\d+)$/, (_, utility, step) => `${utility}-[${+step / 100}]`],
  [
    /^((?:backdrop-)?(?:brightness|contrast|saturate|grayscale|invert|sepia|opacity))-(\d+)$/,
    '$1-[$2%]',
  ],
  [/^(from|via|to)-(\d+%)$/, '$1-[$2]'],
  [/^(duration|delay)-(\d+)$/, '$1-[$2ms]'],
  [/^(-?(?:rotate|skew-[xy]|(?:backdrop-)?hue-rotate))-(\d+)$/, '$1-[$2deg]'],
  [/^-(underline-offset)-(\d+)$/, '$1-[-$2px]'],
  [/^leading-px$/, 'leading-[1px]'],
  [
    /^(border(?:-[xytrblse])?|divide-[xy]|decoration|underline-offset|outline|outline-offset|ring|ring-offset)-(\d+)$/,
    '$1-[$2px]',
  ],
];
/** Patterns for Tailwind 4 class names that have no equivalent in Tailwind 3. */
const NEW = [
  /^-?(?:inset-shadow|inset-ring|text-shadow|mask|field-sizing|perspective|backface|transform|rotate-[xyz]|translate-z|scale-(?:z|3d)|translate-3d|scheme|font-stretch|font-features|bg-radial|bg-conic|bg-linear|zoom|tab|scrollbar|scrollbar-gutter|drop-shadow)(?:-|$)/,
  /^-?(?:(?:min-|max-)?(?:block|inline)|(?:scroll-)?[mp]b[se]|inset-b[se]|border-b[se])(?:-|$)/,
  /^(?:content|items|justify(?:-items|-self)?|self|place-(?:content|items|self))-(?:(?:center|end)-safe|baseline(?:-last)?|normal)$/,
  /^(?:transition-(?:discrete|normal)|(?:duration|ease|shadow|text-shadow)-initial|(?:rotate|scale|translate|via)-none|wrap-normal)$/,
  /-(?:mauve|mist|olive|taupe)-\d{2,3}(?:\/|$)/,
];
/**
 * Matches classes with a number from Tailwind 4's spacing scale, such as `p-13` or `p-2.25`. One step is a
 * quarter of a rem, and quarter steps are allowed.
 */
const SPACING =
  /^(-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|(?:min-|max-)?[wh]|size|basis|inset(?:-[xy])?|top|right|bottom|left|start|end|translate(?:-[xy])?|border-spacing(?:-[xy])?|indent|leading|scroll-[mp][trblxyse]?))-((?:0|[1-9]\d*)(?:\.(?:25|5|75))?)$/;
/**
 * Matches classes that set both axes in Tailwind 4, such as `skew-3`. Tailwind 3 has a separate class for
 * each axis.
 */
const BOTH_AXES = /^(-?)(translate|skew)-(?!none|3d|[xyz]-)(.+)$/;

/**
 * Patterns for Tailwind 4 variants, with their replacements in Tailwind 3. Some also match variants that
 * exist in both versions, so these have to be excluded first.
 */
const RENAMED_VARIANTS: Rename[] = [
  [/^((?:group-|peer-)?data)-([a-z][\w-]*)$/, '$1-[$2]'],
  [/^(supports)-([a-z][\w-]*)$/, '$1-[$2]'],
  [
    /^((?:group-|peer-)?has)-([a-z-]+)$/,
    (_, has, state) => withState(state, (name) => `${has}-[:${name}]`),
  ],
  [/^\*\*$/, '[&_*]'],
  [/^@?min-(sm|md|lg|xl|2xl)$/, (name, size) => (name.startsWith('@') ? `@${size}` : size)],
  [
    /^@(?:min-)?(\dx[sl]|xs)$/,
    (name, size) => (CONTAINERS[size] ? `@[${CONTAINERS[size]}rem]` : name),
  ],
  [/^not-(sm|md|lg|xl|2xl)$/, 'max-$1'],
  [/^not-(portrait|landscape|ltr|rtl)$/, (_, side) => OPPOSITES[side] ?? ''],
  [
    /^not-(motion|contrast)-(safe|reduce|more|less)$/,
    (_, kind, level) => (kind === 'motion' ? `motion-${level === 'safe' ? 'reduce' : 'safe'}` : ''),
  ],
  [/^not-([a-z-]+)$/, (_, state) => withState(state, (name) => `[&:not(:${name})]`)],
  [/^in-([a-z-]+)$/, (_, state) => withState(state, (name) => `[:${name}_&]`)],
  [/^(nth|nth-last)-(\d+)$/, '[&:$1-child($2)]'],
  [/^(nth(?:-last)?-of-type)-(\d+)$/, '[&:$1($2)]'],
  [/^(user-(?:in)?valid)$/, '[&:$1]'],
  [/^inert$/, '[&[inert]]'],
  [/^details-content$/, '[&::details-content]'],
  [/^((?:any-)?pointer)-(none|coarse|fine)$/, '[@media($1:$2)]'],
  [/^noscript$/, '[@media(scripting:none)]'],
  [/^inverted-colors$/, '[@media(inverted-colors:inverted)]'],
  [/^starting$/, '[@starting-style]'],
];
/** Matches Tailwind 4 variants that may have no equivalent in Tailwind 3. */
const NEW_VARIANTS =
  /^(?:(?:not|in)-|(?:group|peer)-(?:not|in|nth|inert|user|ltr|rtl|group|peer)\b|(?:group-|peer-)?has-|nth|@max-)/;
const OPPOSITES: Record<string, string> = {
  portrait: 'landscape',
  landscape: 'portrait',
  ltr: 'rtl',
  rtl: 'ltr',
};
/** CSS pseudo-classes, keyed by the name of the Tailwind variant for the same state. */
const PSEUDO_CLASSES: ReadonlyMap<string, string> = new Map([
  ...[
    ...['first-of-type', 'last-of-type', 'only-of-type', 'visited', 'target', 'default', 'checked'],
    ...['indeterminate', 'placeholder-shown', 'autofill', 'optional', 'required', 'valid'],
    ...['invalid', 'user-valid', 'user-invalid', 'in-range', 'out-of-range', 'read-only', 'empty'],
    ...['focus-within', 'hover', 'focus', 'focus-visible', 'active', 'enabled', 'disabled'],
  ].map((name): [string, string] => [name, name]),
  ['first', 'first-child'],
  ['last', 'last-child'],
  ['only', 'only-child'],
  ['odd', 'nth-child(odd)'],
  ['even', 'nth-child(even)'],
  ['open', 'is([open])'],
  ['inert', 'is([inert])'],
]);

/**
 * Returns the Tailwind 3 classes that replace a Tailwind 4 class, such as `shadow-sm` for `shadow-xs`. Empty
 * if the class is known to have no equivalent in Tailwind 3. `undefined` if `text` is not recognized as a
 * Tailwind 4 class, or exists in both versions.
 */
export function formerClasses(
  text: string,
  isClass: (name: string) => boolean,
): string[] | undefined {
  const { variants, own } = splitVariants(text);
  const former = variants.map((variant) => toFormerVariant(variant, isClass));
  const prefix = former.map((variant) => `${variant}:`).join('');
  const name = own.replace(/!$/, '');
  const bang = name === own ? '' : '!';
  if (former.includes(undefined)) return isClass(name) ? [] : undefined;
  const names = isClass(name) ? [name] : toFormer(name, isClass);
  const found = names?.map((item) => `${prefix}${bang}${item}`);
  if (found) return found.every((item) => item !== text && isClass(item)) ? found : undefined;
  return NEW.some((pattern) => pattern.test(name)) ? [] : undefined;
}

/** Returns the Tailwind 3 names for a Tailwind 4 name without variants. `undefined` if none are known. */
function toFormer(name: string, isClass: (name: string) => boolean): string[] | undefined {
  const [, minus = '', utility, value] = BOTH_AXES.exec(name) ?? [];
  if (utility) {
    const axes = ['x', 'y'].map((axis) => `${minus}${utility}-${axis}-${value}`);
    const former = axes.flatMap((axis) => (isClass(axis) ? axis : (toFormer(axis, isClass) ?? [])));
    if (former.length === axes.length) return former;
  }
  const renamed = rename(name, RENAMED);
  if (renamed !== undefined && renamed !== name)
    return isClass(renamed) ? [renamed] : toFormer(renamed, isClass);
  const [, spaced, steps] = SPACING.exec(name) ?? [];
  if (spaced) return [`${spaced}-[${Number(steps) / 4}rem]`];
  // The part after a slash stays the same. It is an opacity or a line height.
  const [base = '', ...rest] = splitOutside(name, '/');
  const isOther = rest.length > 0 && !isClass(base);
  const former = isOther ? toFormer(base, isClass) : undefined;
  return former?.map((item) => [item, ...rest].join('/'));
}

/**
 * Returns the Tailwind 3 variant for a Tailwind 4 variant. Returns variants that exist in both versions, and
 * unknown variants, unchanged. `undefined` if no equivalent in Tailwind 3 is known.
 */
function toFormerVariant(variant: string, isClass: (name: string) => boolean): string | undefined {
  if (isClass(`${variant}:flex`)) return variant;
  const former = rename(variant, RENAMED_VARIANTS);
  if (former && isClass(`${former}:flex`)) return former;
  return former !== undefined || NEW_VARIANTS.test(variant) ? undefined : variant;
}

function rename(name: string, renames: Rename[]): string | undefined {
  const [pattern, former] = renames.find(([pattern]) => pattern.test(name)) ?? [];
  if (!pattern || former === undefined) return undefined;
  return typeof former === 'string' ? name.replace(pattern, former) : name.replace(pattern, former);
}

/**
 * Creates a variant from the CSS pseudo-class of a state, such as `first-child` for `first`. Empty for an
 * unknown state, because Tailwind 3 has no equivalent for it.
 */
function withState(state: string, toVariant: (pseudoClass: string) => string): string {
  const name = PSEUDO_CLASSES.get(state);
  return name === undefined ? '' : toVariant(name);
}
