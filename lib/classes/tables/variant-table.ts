import type { VariantOutcome, VariantSupport } from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { groupBy } from '@/lib/classes/data/group-by';
import { common, inWords } from '@/lib/classes/data/variant-words';

/** Variants of one kind with the same outcome. */
export interface VariantRow {
  names: string[];
  /** The names as authors write them; a whole family that fares alike is one, `peer-*:`. */
  label: string;
  /** CSS of the variant, with an ellipsis where those of a row differ; empty where they share nothing. */
  css: string;
  /** What native looks at, in words, likewise; empty where it looks at nothing. */
  condition: string;
}

/** The variants of one outcome. */
export interface VariantGroup {
  outcome: VariantOutcome;
  title: string;
  meaning: string;
  rows: VariantRow[];
}

const OUTCOMES: [VariantOutcome, string, string][] = [
  ['works', 'Works', 'Native applies the class while the condition is true.'],
  [
    'always',
    'Always on',
    'Watch out: native drops the condition and keeps the class, so it is always on.',
  ],
  ['group', 'On in every group', 'Native only checks that there is a group, not its state.'],
  ['never', 'Never on', 'Native keeps the condition, but it is never true.'],
  ['dropped', 'No effect', 'Native drops the class.'],
];

/** Families whose members native treats alike but for a value are one row each. */
const FAMILIES = /^(group-aria|group|peer|aria|max|@|sm$|md$|lg$|xl$|2xl$)(?!.*\[)/;
/** Families so large that their names are not listed where all of them fare alike. */
const WHOLE = ['peer-', 'group-isolate-', 'group-'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl'];

/** The variants of a version by what becomes of them on native. */
export function toVariantTable({ variants: all }: ClassStore): VariantGroup[] {
  return OUTCOMES.flatMap(([outcome, title, meaning]) => {
    const isWhole = (family: string) =>
      all.every((variant) => wholeFamily(variant) !== family || variant.outcome === outcome);
    const of = all.filter((variant) => variant.outcome === outcome);
    const rows = foldVariants(of, isWhole);
    return rows.length ? [{ outcome, title, meaning, rows }] : [];
  });
}

/** The variants as Markdown. */
export function toVariantMarkdown(store: ClassStore): string {
  const parts = toVariantTable(store).map(({ title, meaning, rows }) => {
    const lines = rows.map(
      ({ label, css, condition }) =>
        `| ${label.replace(/\S+/g, '`$&`')} | ${css ? `\`${css}\`` : '–'} | ${condition || '–'} |`,
    );
    return [
      `**${title}.** ${meaning}`,
      '',
      '| Variant | CSS | Native condition |',
      '| --- | --- | --- |',
      ...lines,
    ];
  });
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function foldVariants(
  variants: VariantSupport[],
  isWhole: (family: string) => boolean,
): VariantRow[] {
  const families = groupBy(variants, (variant) => {
    const family = wholeFamily(variant);
    return family && isWhole(family) ? family : familyOf(variant);
  });
  return [...families].map(([key, members]) => {
    const sorted = [...members].sort((a, b) => sizeOf(a) - sizeOf(b));
    const names = sorted.map(({ name }) => name);
    return {
      names,
      label: WHOLE.includes(key) ? `${key}*:` : names.map((name) => `${name}:`).join(' '),
      css: common(sorted.map(({ css }) => css)),
      condition: common(sorted.map(({ conditions }) => conditions.map(inWords).join(', '))),
    };
  });
}

function wholeFamily({ name }: VariantSupport): string | undefined {
  return WHOLE.find((prefix) => name.startsWith(prefix));
}

/** Those that work stand by what they are about; of the others only families stand together. */
function familyOf({ name, outcome }: VariantSupport): string {
  const [family] = FAMILIES.exec(name) ?? [];
  if (!family || (family === 'group' && outcome === 'works'))
    return outcome === 'works' ? name : outcome;
  return SIZES.includes(family) ? 'screens' : family;
}

function sizeOf({ name }: VariantSupport): number {
  return SIZES.indexOf(name.replace(/^(max-|@)/, ''));
}
