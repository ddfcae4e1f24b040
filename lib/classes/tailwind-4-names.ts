import { splitVariants } from './resolve-class';

/** Names that only Tailwind 4 has, and what 3 has in their place. `$1` is a part of the name. */
const RENAMED: [name: RegExp, former: string][] = [
  [/^bg-linear-(to-[tblr]{1,2})$/, 'bg-gradient-$1'],
  [/^shadow-xs$/, 'shadow-sm'],
  [/^((?:backdrop-)?blur|drop-shadow|rounded(?:-[trblse]{1,2})?)-xs$/, '$1-sm'],
  [/^outline-hidden$/, 'outline-none'],
  [/^wrap-(?:break-word|anywhere)$/, 'break-words'],
  [/^ring-3$/, 'ring'],
  [/^([a-z-]+)-\((?:([a-z-]+):)(--[\w-]+)\)$/, '$1-[$2:var($3)]'],
  [/^([a-z-]+)-\((--[\w-]+)\)$/, '$1-[var($2)]'],
  [/^(grid-(?:cols|rows))-(\d+)$/, '$1-[repeat($2,minmax(0,1fr))]'],
  [/^(z|order|grow|shrink|columns|line-clamp)-(\d+)$/, '$1-[$2]'],
  [/^opacity-(\d{1,2})$/, 'opacity-[$1%]'],
  [/^(duration|delay)-(\d+)$/, '$1-[$2ms]'],
  [/^(-?(?:rotate|skew-[xy]))-(\d+)$/, '$1-[$2deg]'],
  [
    /^(border(?:-[xytrblse])?|decoration|underline-offset|outline|outline-offset)-(\d+)$/,
    '$1-[$2px]',
  ],
];
/** Names of Tailwind 4 that have no counterpart. */
const NEW =
  /^(?:inset-shadow|inset-ring|text-shadow|mask|field-sizing|perspective|backface|transform-3d|rotate-[xyz]|translate-z|scale-[z3]|scheme|font-stretch|bg-radial|bg-conic|bg-linear|items-baseline-last|zoom|tab)(?:-|$)/;
/** Utilities with a number of spacing steps, each a quarter of a rem; Tailwind 4 takes whole steps and quarters of one. */
const SPACING =
  /^(-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|(?:min-|max-)?[wh]|size|basis|inset(?:-[xy])?|top|right|bottom|left|start|end|translate(?:-[xy])?|border-spacing(?:-[xy])?|indent|leading|scroll-[mp][trblxyse]?))-((?:0|[1-9]\d*)(?:\.(?:25|5|75))?)$/;

/**
 * The classes of Tailwind 3 that a name of Tailwind 4 stands for: none where 3 has nothing like it;
 * nothing when the name is not one of Tailwind 4.
 */
export function formerClasses(
  text: string,
  isClass: (name: string) => boolean,
): string[] | undefined {
  const { variants, own } = splitVariants(text);
  const prefix = variants.map((variant) => `${toFormerVariant(variant)}:`).join('');
  const name = own.replace(/!$/, '');
  const former = isClass(name) ? name : toFormer(name);
  if (former === undefined) return NEW.test(name) ? [] : undefined;
  const found = `${prefix}${name === own ? '' : '!'}${former}`;
  return found !== text && isClass(found) ? [found] : undefined;
}

function toFormer(name: string): string | undefined {
  const rule = RENAMED.find(([pattern]) => pattern.test(name));
  if (rule) return name.replace(...rule);
  const [, utility, steps] = SPACING.exec(name) ?? [];
  return utility && `${utility}-[${Number(steps) / 4}rem]`;
}

/** `data-open:` is written `data-[open]:`. */
function toFormerVariant(variant: string): string {
  return variant.replace(/^((?:group-|peer-)?data)-([a-z][\w-]*)$/, '$1-[$2]');
}
