import type { VariantOutcome, VariantSupport } from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { common, describeCondition } from '@/lib/classes/data/describe-condition';
import { groupBy } from '@/lib/classes/data/group-by';

/** Variants of the same family with the same outcome. */
export interface VariantRow {
  names: string[];
  /**
   * Variant names with colons, separated by spaces. A large family with a single outcome is
   * shortened, such as `peer-*:`.
   */
  label: string;
  /**
   * CSS of the variants, with an ellipsis for the part that differs. Empty if they have no common
   * start.
   */
  css: string;
  /**
   * Description of the conditions that native checks, with an ellipsis for the part that differs.
   * Empty if there are none or if they have no common start.
   */
  condition: string;
}

/** Variants with the same outcome on native. */
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
 * Variants that belong to a family. The members of a family differ only in a value, so each family
 * is shown as one row.
 */
const FAMILIES = /^(group-aria|group|peer|aria|max|@|sm$|md$|lg$|xl$|2xl$)(?!.*\[)/;
/**
 * Prefixes of large families. If all members of a family have the same outcome, the table shows
 * only the prefix.
 */
const WHOLE = ['peer-', 'group-isolate-', 'group-'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl'];

/** Groups the variants of a docs version by their outcome on native. */
export function toVariantTable({ variants: all }: ClassStore): VariantGroup[] {
  return OUTCOMES.flatMap(([outcome, title, meaning]) => {
    const isWhole = (family: string) =>
      all.every((variant) => wholeFamily(variant) !== family || variant.outcome === outcome);
    const of = all.filter((variant) => variant.outcome === outcome);
    const rows = foldVariants(of, isWhole);
    return rows.length ? [{ outcome, title, meaning, rows }] : [];
  });
}

/** Formats the variants of a docs version as Markdown, with one table per outcome. */
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
 * Returns the key of the table row that a variant belongs to. Members of a family share a row.
 * Other variants get a row each if they work. If not, they share one row per outcome.
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
