import type { VariantOutcome, VariantSupport } from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { common, describeCondition } from '@/lib/classes/data/describe-condition';
import { groupBy } from '@/lib/classes/data/group-by';

/** Variants that share a row of the variant table. They have the same outcome on native. */
export interface VariantRow {
  names: string[];
  /**
   * Variant names with colons, separated by spaces, such as `sm: md:`. The label of a large family with a
   * single outcome is shortened, for example to `peer-*:`.
   */
  label: string;
  /**
   * CSS that the variants add, with an ellipsis for the part that differs, such as `@media (min-width: …px)`.
   * Empty if they add no CSS, or if their CSS has no common start.
   */
  css: string;
  /**
   * Description of the conditions that native checks, with an ellipsis for the part that differs. Empty if
   * there are no conditions or if the descriptions have no common start.
   */
  condition: string;
}

/**
 * Variants with the same outcome on native, such as `works`, with a title and an explanation of the outcome.
 */
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

/**
 * Matches the start of variants that belong to a family. Members of a family differ only in a value, so they
 * share a row.
 */
const FAMILIES = /^(group-aria|group|peer|aria|max|@|sm$|md$|lg$|xl$|2xl$)(?!.*\[)/;
/**
 * Prefixes of large families. If all members of a family have the same outcome, the table shows only the
 * prefix.
 */
const WHOLE = ['peer-', 'group-isolate-', 'group-'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl'];

/** Groups a docs version's variants by their outcome on native. Omits outcomes that no variant has. */
export function toVariantTable({ variants: all }: ClassStore): VariantGroup[] {
  return OUTCOMES.flatMap(([outcome, title, meaning]) => {
    const isWhole = (family: string) =>
      all.every((variant) => wholeFamily(variant) !== family || variant.outcome === outcome);
    const of = all.filter((variant) => variant.outcome === outcome);
    const rows = foldVariants(of, isWhole);
    return rows.length ? [{ outcome, title, meaning, rows }] : [];
  });
}

/** Formats a docs version's variants as Markdown, with one table per outcome. */
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
      condition: common(
        sorted.map(({ conditions }) => conditions.map(describeCondition).join(', ')),
      ),
    };
  });
}

function wholeFamily({ name }: VariantSupport): string | undefined {
  return WHOLE.find((prefix) => name.startsWith(prefix));
}

/**
 * Returns the key of a variant's table row. Members of a family share a row, except `group-` variants that
 * work. Other variants get separate rows if they work. If they do not, they share one row per outcome.
 */
function familyOf({ name, outcome }: VariantSupport): string {
  const [family] = FAMILIES.exec(name) ?? [];
  if (!family || (family === 'group' && outcome === 'works'))
    return outcome === 'works' ? name : outcome;
  return SIZES.includes(family) ? 'screens' : family;
}

function sizeOf({ name }: VariantSupport): number {
  return SIZES.indexOf(name.replace(/^(max-|@)/, ''));
}
