import type { ClassSupport, VariantSupport } from './class-data';
import { parseClass, splitVariants } from './resolve-class';

/**
 * What to write instead of classes that native does not fully support. `pattern` is the source of a regular
 * expression for class names without variants. `sentence` is Markdown whose code spans contain classes or TSX
 * elements. `$1` is the first group of the pattern.
 */
type Alternative = readonly [pattern: string, sentence: string];

const COLOR = '(?!opacity)[a-z]{3,}-\\d+|black|white|transparent';
const IN_COLUMN = 'in a column';
const EACH = 'on each child';
const NOT_FIRST = 'on each child but the first';
const since = (version: string) => `with React Native ${version} or newer`;

/** Shown before an alternative. */
export const USE_INSTEAD = 'On native, use';

/** Alternatives that do the same on iOS and Android. A class without a true equivalent is not listed. */
const ALTERNATIVES: readonly Alternative[] = [
  // Layout
  ['block', '`flex`'],
  ['inline-(?:block|flex)', `\`self-start\` ${IN_COLUMN}`],
  ['table-row', '`flex-row`'],
  ['table-cell', '`flex-1`'],
  ['border-spacing-((?:[xy]-)?[\\d.px]+)', '`gap-$1` between views'],
  ['float-(?:right|end)', `\`self-end\` ${IN_COLUMN}`],
  ['columns-(?:[2-9]|1[0-2])', '`flex-row` + `flex-1` on a view for each column'],
  ['static', '`relative`'],
  ['fixed', '`absolute` in the root view of the screen'],
  ['sticky', '`<ScrollView stickyHeaderIndices={[0]} />`'],
  ['overflow-x-(?:auto|scroll)', '`<ScrollView horizontal />`'],
  ['overflow-(?:y-)?(?:auto|scroll)', '`<ScrollView />`'],
  ['overflow-clip', '`overflow-hidden`'],
  ['object-(cover|contain)', '`<Image resizeMode="$1" />`'],
  ['object-fill', '`<Image resizeMode="stretch" />`'],
  ['object-scale-down', '`<Image resizeMode="center" />`'],
  // Flexbox and grid
  ['grid|grid-flow-row', '`flex-row flex-wrap`'],
  ['grid-cols-([2-6]|12)', `\`flex-row flex-wrap\` + \`basis-1/$1\` ${EACH}`],
  ['col-span-full', '`basis-full` in a row that wraps'],
  ['auto-cols-fr', `\`flex-row\` + \`flex-1\` ${EACH}`],
  ['auto-cols-auto', `\`flex-row\` + \`grow\` ${EACH}`],
  ['auto-rows-fr', `\`flex-1\` ${EACH}`],
  ['place-content-(center|start|end|between|around)', '`content-$1 justify-$1`'],
  ['place-items-(center|start|end)', '`items-$1 justify-$1`'],
  ['place-self-center', `\`self-center my-auto\` ${IN_COLUMN}`],
  ['place-self-start', `\`self-start mb-auto\` ${IN_COLUMN}`],
  ['place-self-end', `\`self-end mt-auto\` ${IN_COLUMN}`],
  ['justify-items-(center|start|end|stretch)', `\`items-$1\` ${IN_COLUMN}`],
  ['justify-self-(center|start|end|stretch)', `\`self-$1\` ${IN_COLUMN}`],
  // Spacing and sizing
  ['space-([xy]-[\\d.px]+)', '`gap-$1`'],
  ['-space-x-([\\d.px]+)', `\`-ml-$1\` ${NOT_FIRST}`],
  ['-space-y-([\\d.px]+)', `\`-mt-$1\` ${NOT_FIRST}`],
  ['w-(?:fit|min|max)', `\`self-start\` ${IN_COLUMN}`],
  ['((?:min-)?h)-[dsl]vh', '`$1-screen`'],
  ['w-[dsl]vw', '`w-screen`'],
  // Borders and effects
  ['divide-x((?:-\\d)?)', `\`border-l$1\` ${NOT_FIRST}`],
  ['divide-y((?:-\\d)?)', `\`border-t$1\` ${NOT_FIRST}`],
  [`divide-(${COLOR})`, `\`border-$1\` ${NOT_FIRST}`],
  ['border-(?:none|hidden)', '`border-0`'],
  ['ring', `\`<View style={{ boxShadow: '0 0 0 3px #3b82f680' }} />\` ${since('0.76')}`],
  ['ring-([1248])', `\`<View style={{ boxShadow: '0 0 0 $1px #3b82f680' }} />\` ${since('0.76')}`],
  ['outline-([1248])', `\`<View style={{ outlineWidth: $1 }} />\` ${since('0.77')}`],
  ['(bg|text|border)-opacity-(\\d+)', '`$1-black/$2` with your color'],
  [
    'mix-blend-(multiply|screen|overlay|darken|lighten)',
    `\`<View style={{ mixBlendMode: '$1' }} />\` ${since('0.77')}`,
  ],
  [
    'origin-(center|top|right|bottom|left)',
    `\`<View style={{ transformOrigin: '$1' }} />\` ${since('0.73')}`,
  ],
  [
    'origin-(top|bottom)-(left|right)',
    `\`<View style={{ transformOrigin: '$1 $2' }} />\` ${since('0.73')}`,
  ],
  // Typography
  ['truncate|(?:text|overflow)-ellipsis|(?:text|whitespace)-nowrap', '`line-clamp-1`'],
  ['text-start', '`text-left`'],
  ['text-end', '`text-right`'],
  [
    '(tabular|proportional|lining|oldstyle)-nums',
    "`<Text style={{ fontVariant: ['$1-nums'] }} />`",
  ],
  [`placeholder-(${COLOR})`, '`placeholder:text-$1`'],
];

/** Support data of a docs version. `supportOf` returns the support of a class without variants. */
export interface SupportData {
  supportOf(base: string): ClassSupport['support'] | undefined;
  variants: ReadonlyMap<string, VariantSupport>;
}

/** Returns the support data of a docs version, from its classes and variants. */
export function toSupportData({
  byName,
  variants,
}: {
  byName: ReadonlyMap<string, Pick<ClassSupport, 'support'>>;
  variants: readonly VariantSupport[];
}): SupportData {
  return {
    supportOf: (name) => byName.get(name)?.support,
    variants: new Map(variants.map((variant) => [variant.name, variant])),
  };
}

/**
 * Returns what to write on native instead of a class that native does not fully support, as Markdown with code
 * spans. `undefined` if there is no equivalent, if native supports the class, or if `data` does not show full
 * native support for every class of the replacement.
 */
export function alternativeTo(name: string, data: SupportData): string | undefined {
  const { prefix, own } = splitVariants(name);
  if (isFull(own, data) !== false) return undefined;
  const found = ALTERNATIVES.find(([pattern]) => toRegExp(pattern).test(own));
  if (!found) return undefined;
  const [pattern, template] = found;
  const sentence = own.replace(toRegExp(pattern), template);
  // Variants cannot be added to props.
  if (prefix && elementsIn(sentence).length > 0) return undefined;
  const prefixed = prefix
    ? sentence.replace(/`([^`]+)`/g, (span) => span.replace(/(?<=[` ])(?=[^` ])/g, prefix))
    : sentence;
  return classesIn(prefixed).every((item) => isFull(item, data)) ? prefixed : undefined;
}

/** Returns the classes in the code spans of an alternative. */
export function classesIn(sentence: string): string[] {
  return codeIn(sentence)
    .filter((code) => !isElement(code))
    .flatMap((code) => code.split(' '));
}

/** Returns the TSX elements in the code spans of an alternative. */
export function elementsIn(sentence: string): string[] {
  return codeIn(sentence).filter(isElement);
}

/** Returns one alternative of each kind, together with the class that it replaces. */
export function alternativesOf(
  names: Iterable<string>,
  data: SupportData,
): [name: string, sentence: string][] {
  const all = [...names];
  return ALTERNATIVES.flatMap(([pattern]) => {
    const expression = toRegExp(pattern);
    const name = all.find((item) => expression.test(item));
    const sentence = name && alternativeTo(name, data);
    return sentence ? [[name, sentence]] : [];
  });
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function codeIn(sentence: string): string[] {
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function isElement(code: string): boolean {
  return code.startsWith('<');
}

/**
 * Whether iOS and Android fully support a class and check all of its variants. `undefined` if the data does not
 * contain the class.
 */
function isFull(text: string, { supportOf, variants }: SupportData): boolean | undefined {
  const has = (name: string) => supportOf(name) !== undefined;
  const parsed = parseClass(text, { has });
  const support = supportOf(parsed.base);
  if (!support || parsed.important) return undefined;
  const isChecked = parsed.variants.every((name) => {
    const variant = variants.get(name);
    return (
      variant?.outcome === 'works' && variant.on.includes('ios') && variant.on.includes('android')
    );
  });
  return support.ios === 'full' && support.android === 'full' && isChecked;
}
