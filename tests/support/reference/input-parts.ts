/** Values that people write in the brackets of a class such as `w-[3px]`, grouped by kind. */
export const VALUES = [
  // Lengths
  ...[
    '3px',
    '0',
    '-4px',
    '1.5rem',
    '2em',
    '0.3333px',
    '10vw',
    '20vh',
    '50%',
    '-12.5%',
    '3pt',
    '2ch',
  ],
  // Computed lengths
  ...[
    'calc(100%-20px)',
    'calc(1rem+3px)',
    'calc(50vw_-_1rem)',
    'min(50%,10px)',
    'clamp(1px,2vw,9px)',
  ],
  ...['max-content', 'fit-content', 'auto', 'theme(spacing.4)'],
  // Numbers, fractions, angles and times
  ...['7', '1.35', '-2', '.5', '1e3', '4/3', '1/2', '17deg', '0.25turn', '340ms', '1.5s'],
  // Colors
  ...['#f00', '#ff08', '#b45309', '#b4530980', 'rgb(10,20,30)', 'rgb(10_20_30)', 'rgba(1,2,3,.5)'],
  ...['rgb(10_20_30_/_50%)', 'hsl(200,50%,50%)', 'hsl(200_50%_50%/.5)', 'hwb(120_10%_20%)'],
  ...[
    'oklch(70%_0.1_200)',
    'lab(50%_20_30)',
    'color-mix(in_srgb,red,blue)',
    'tomato',
    'transparent',
  ],
  ...['currentColor', 'theme(colors.red.500)'],
  // Variables, with and without a data type
  ...['var(--x)', '--x', 'var(--x,3px)', 'length:var(--x)', 'color:var(--c)', 'number:var(--n)'],
  ...['percentage:12%', 'family-name:Inter', 'shadow:0_1px_2px_red', 'angle:30deg'],
  // Strings, URLs and lists
  ...[
    'url(a.png)',
    'url(/img/a_b.png)',
    "'x'",
    "'a_b'",
    'Open_Sans',
    'Inter,sans-serif',
    'hello_world',
  ],
  ...['1fr_2fr', 'repeat(2,minmax(0,1fr))', '10px_20px', '0_2px_6px_#0008', 'inset_0_0_4px_red'],
  ...[
    'width,height',
    'cubic-bezier(0.1,0.7,1,0.1)',
    'spin_3s_linear_infinite',
    'wiggle_1s',
    'linear-gradient(red,blue)',
  ],
  ...['rotate(12deg)', 'blur(2px)', 'inherit', 'none', 'center', 'row', 'absolute'],
];

/** Bracket values that read a variable of the app, as people write them. */
export const VARIABLE_VALUES = [
  ...['--x', 'var(--x)', 'var(--x,3px)', 'var(--x,#f00)', 'length:--x', 'color:var(--x)'],
  ...['rgb(var(--x))', 'rgb(var(--x)/0.5)', 'hsl(var(--x))', 'hsl(var(--x)/.5)'],
  ...['calc(100%-var(--x))', 'calc(var(--x)+8px)', 'var(--Dark_Ink)', 'var(--y)'],
];

/** Utilities that people often use with brackets. Tests use them more often than other utilities. */
export const OPEN_UTILITIES = [
  ...['p', 'px', 'pt', 'm', 'my', 'ml', 'ms', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'size'],
  ...['top', 'inset', 'inset-x', 'start', 'gap', 'gap-x', 'space-x', 'space-y', 'basis', 'flex'],
  ...['grow', 'shrink', 'order', 'z', 'aspect', 'columns', 'grid-cols', 'col-span', 'auto-rows'],
  ...[
    'text',
    'leading',
    'tracking',
    'font',
    'indent',
    'line-clamp',
    'decoration',
    'underline-offset',
  ],
  ...['bg', 'from', 'via', 'to', 'border', 'border-t', 'border-x', 'border-spacing', 'rounded'],
  ...['rounded-t', 'rounded-bl', 'divide-x', 'outline', 'outline-offset', 'ring', 'ring-offset'],
  ...['shadow', 'opacity', 'blur', 'brightness', 'drop-shadow', 'backdrop-blur', 'hue-rotate'],
  ...['translate-x', 'translate-y', 'rotate', 'scale', 'scale-x', 'skew-y', 'origin', 'transition'],
  ...['duration', 'delay', 'ease', 'animate', 'accent', 'caret', 'cursor', 'scroll-mt', 'scroll-p'],
  ...['will-change', 'fill', 'stroke', 'content', 'list', 'object', 'bg-opacity', 'placeholder'],
  ...['elevation', 'ripple', 'thumb', 'color', 'touch', 'snap', 'line-height', 'float'],
];

/**
 * Properties that people write in brackets, such as `[width:3px]`. The list has properties for native and the
 * web, properties for the web only, variables, and invalid properties.
 */
export const PROPERTIES = [
  ...[
    'width',
    'height',
    'margin',
    'margin-top',
    'padding',
    'padding-inline',
    'inset',
    'top',
    'gap',
  ],
  ...[
    'flex',
    'flex-grow',
    'flex-direction',
    'align-self',
    'justify-content',
    'display',
    'position',
  ],
  ...[
    'color',
    'background-color',
    'border-color',
    'border-width',
    'border-radius',
    'border',
    'opacity',
  ],
  ...['font-size', 'font-weight', 'font-family', 'line-height', 'letter-spacing', 'text-align'],
  ...['text-transform', 'transform', 'rotate', 'scale', 'translate', 'z-index', 'aspect-ratio'],
  ...[
    'overflow',
    'background',
    'background-image',
    'box-shadow',
    'text-shadow',
    'filter',
    'clip-path',
  ],
  ...[
    'mask-type',
    'grid-template-columns',
    'float',
    'cursor',
    'content',
    'transition',
    'animation',
  ],
  ...['fill', 'stroke', 'caret-color', 'accent-color', 'object-fit', '--size', '--tw-ring-color'],
  ...['-webkit-line-clamp', 'elevation', 'shadow-color', 'colour', 'paddingTop', 'wobble'],
];

/** Variants that Tailwind does not list, because they contain brackets or a name such as `/item`. */
export const BRACKETED_VARIANTS = [
  ...['aria-[sort=ascending]', 'data-[state=open]', 'data-[loaded]', 'group-data-[state=open]'],
  ...['peer-data-[state=open]', 'has-[:checked]', 'group-has-[:checked]', 'peer-has-[:checked]'],
  ...['supports-[display:grid]', 'min-[700px]', 'max-[700px]', '@[20rem]', '@[500px]'],
  ...['[&:nth-child(3)]', '[&>*]', '[&_p]', '[&:hover]', '[@media(min-width:700px)]', '[.dark_&]'],
  ...[
    'group-hover/item',
    'group-active/item',
    'peer-checked/item',
    'group-[.is-open]',
    '{}-[tint]',
  ],
];

type Wrong = (name: string, random: () => number) => string;

/** Functions that misspell a class. A result may happen to be a valid class. */
export const WRONG: Wrong[] = [
  // Drops a letter, doubles it, or swaps it with the next one.
  (name, random) => edit(name, random, (start, letter, end) => `${start}${end || letter}`),
  (name, random) => edit(name, random, (start, letter, end) => `${start}${letter}${letter}${end}`),
  (name, random) =>
    edit(name, random, (start, letter, end) => `${start}${end[0] ?? ''}${letter}${end.slice(1)}`),
  (name) => name.toUpperCase(),
  (name) => `${name}-`,
  (name) => `-${name}`,
  (name) => `${name}!`,
  (name) => `.${name}`,
  (name) => `${name};`,
  (name) => `hovr:${name}`,
  (name) => `:${name}`,
  (name) => `${name}-[`,
  (name) => `${name}-[]`,
  (name) => `${name}-[3px`,
  (name) => `${name}-[}3px]`,
  (name) => `${name}-(--x)`,
  (name) => `${name}/50/50`,
  (name) => `tw-${name}`,
  (name) => name.replace('-', '_'),
  (name) => name.replace('-', ''),
  (name, random) => `${name.replace(/-[^-]*$/, '')}-${Math.floor(random() * 99)}`,
  (name, random) => `${name.replace(/-[^-]*$/, '')}-${Math.floor(random() * 99)}px`,
];

function edit(
  name: string,
  random: () => number,
  change: (start: string, letter: string, end: string) => string,
): string {
  const at = Math.floor(random() * name.length);
  return change(name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1));
}
