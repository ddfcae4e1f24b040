import type { ClassVersion } from './data';
import { variantStore } from './store';
import type { VariantOutcome, VariantSupport } from './variants';

/** Variants of one kind with the same outcome. */
export interface VariantRow {
  names: string[];
  /** CSS of the first. */
  css: string;
  /** What native looks at for the first, in words; empty where it looks at nothing. */
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
  ['works', 'Works', 'Native applies the class while the condition holds.'],
  ['always', 'Applies always', 'Native drops the condition and keeps the class: it is always on.'],
  [
    'group',
    'Applies in every group',
    'Native only asks whether there is a group, not for its state.',
  ],
  ['never', 'Never applies', 'Native keeps the condition, but nothing makes it true.'],
  ['dropped', 'Gives nothing', 'Native drops the class.'],
];

const CONDITIONS: Record<string, string> = {
  hover: 'a pointer is over it (onHoverIn)',
  active: 'it is pressed (onPressIn)',
  focus: 'it has the focus (onFocus)',
  disabled: 'the prop disabled is set',
  open: 'the prop open is set',
  'no children': 'it has no children',
};

/** The variants of a version by what becomes of them on native. */
export function toVariantTable(version: ClassVersion): VariantGroup[] {
  const all = variantStore(version);
  return OUTCOMES.flatMap(([outcome, title, meaning]) => {
    const rows = foldVariants(all.filter((variant) => variant.outcome === outcome));
    return rows.length ? [{ outcome, title, meaning, rows }] : [];
  });
}

/** The variants as Markdown. */
export function toVariantMarkdown(version: ClassVersion): string {
  const parts = toVariantTable(version).map(({ title, meaning, rows }) => {
    const lines = rows.map(
      ({ names, css, condition }) =>
        `| ${names.map((name) => `\`${name}:\``).join(' ')} | \`${css || '–'}\` | ${condition || '–'} |`,
    );
    return [
      `**${title}.** ${meaning}`,
      '',
      '| Variant | CSS | Native |',
      '| --- | --- | --- |',
      ...lines,
    ];
  });
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

/** Families such as `aria-*` and `group-*` are one row; others have rows of their own. */
function foldVariants(variants: VariantSupport[]): VariantRow[] {
  const families = new Map<string, VariantSupport[]>();
  for (const variant of variants) {
    const family = familyOf(variant);
    families.set(family, [...(families.get(family) ?? []), variant]);
  }
  return [...families.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const names = members.map(({ name }) => name);
    return [{ names, css: first.css, condition: first.conditions.map(inWords).join(', ') }];
  });
}

/** Variants that native treats alike stand together; those that work do so by what they are about. */
function familyOf({ name, outcome }: VariantSupport): string {
  const prefix = /^(group-aria|group|peer|aria|max|@)/.exec(name)?.[0];
  if (prefix) return prefix;
  if (/^(sm|md|lg|xl|2xl)$/.test(name)) return 'screens';
  return outcome === 'works' ? name : outcome;
}

function inWords(condition: string): string {
  const [, group, state = ''] = /^(group: )?(.*)$/.exec(condition) ?? [];
  const words = CONDITIONS[state] ?? state;
  return group ? `of the group: ${words}` : words;
}
