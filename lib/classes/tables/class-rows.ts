import {
  type ClassSupport,
  encodeSupport,
  nameInSentence,
  PLATFORM_NAMES,
  PLATFORMS,
  supportText,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { capital } from '@/lib/classes/data/display';
import { groupBy } from '@/lib/classes/data/group-by';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { splitOutside } from '@/lib/classes/data/resolve-class';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { foldClasses, type Row } from './fold-classes';

/** Row of a class table, with its displayed text. */
export interface TableRow extends Row {
  /** One-line summary of the row. See `toBriefs`. */
  brief: string;
  /**
   * Sentences about the row: reasons for limited support, notes, and differences in the other docs version.
   */
  remarks: string[];
  /** Label of an earlier row with the same values. If set, only the earlier row lists the values. */
  sameAs: string | undefined;
}

/** Rows of a class table with identical support. */
export interface RowGroup {
  rows: TableRow[];
  /** Remarks that apply to all rows of the group. */
  remarks: string[];
}

/** Content of a class table. */
export interface ClassTableData {
  groups: RowGroup[];
  /** Rows of all groups, in order. */
  rows: TableRow[];
  /** Number of classes in the table. */
  count: number;
  /**
   * Packages and versions that the data was computed from, such as `NativeWind 4.2.7,
   * react-native-css-interop 0.2.7 …`.
   */
  source: string;
}

const DISPLAY: Record<string, string> = {
  nativewind: 'NativeWind',
  tailwindcss: 'Tailwind CSS',
  'react-native': 'the types of React Native',
};

/** Explanation of “full”, shown below each table. */
export const MEANING =
  'Full means that the compiler, the runtime and React Native’s types accept it; it wasn’t checked on a device.';

/** Returns the content of the class table for a selection of classes. */
export function toClassTable(store: ClassStore, selection: Selection): ClassTableData {
  const { other } = store;
  const classes = selectClasses(store.classes, selection);
  const isShared = classes.some(({ name }) => other?.byName.has(name));
  const labels = new Map<string, string>();
  const folded = foldClasses(classes);
  const briefs = toBriefs(folded);
  const rows = folded.map((row, at) => ({
    ...row,
    brief: briefs[at] ?? '',
    remarks: [
      ...reasonsOf(row.example),
      ...notesOf(row.example, store.facts),
      ...(other && isShared ? changesOf(itemsOf(row, store), other) : []),
    ],
    sameAs: firstWith(row, labels),
  }));
  const groups = groupBySupport(rows);
  return {
    groups,
    rows: groups.flatMap((group) => group.rows),
    count: classes.length,
    source: sourceLine(store),
  };
}

function groupBySupport(rows: TableRow[]): RowGroup[] {
  const groups = groupBy(rows, ({ example }) => encodeSupport(example.support));
  return [...groups.values()].map((group) => ({
    rows: group,
    remarks: (group[0]?.remarks ?? []).filter((remark) =>
      group.every(({ remarks }) => remarks.includes(remark)),
    ),
  }));
}

function itemsOf({ example, members }: Row, { byName }: ClassStore): ClassSupport[] {
  return members.length > 0 ? members.flatMap(({ name }) => byName.get(name) ?? []) : [example];
}

type Other = NonNullable<ClassStore['other']>;

/**
 * Describes how support for a row's classes differs in the other docs version. Names the affected classes
 * unless all are affected in the same way.
 */
function changesOf(items: ClassSupport[], other: Other): string[] {
  return [...groupBy(items, (item) => changeOf(item, other))].flatMap(([change, changed]) => {
    if (!change) return [];
    const names = changed.map(({ name }) => name).join(', ');
    return changed.length === items.length ? `${change}.` : `${change}: ${names}.`;
  });
}

/**
 * Describes how support for a class differs in the other docs version, or that the class does not exist
 * there. Empty if there is no difference.
 */
function changeOf(item: ClassSupport, { label, byName }: Other): string {
  const twin = byName.get(item.name);
  if (!twin) return `Not in ${label}`;
  const differs = PLATFORMS.filter((platform) => twin.support[platform] !== item.support[platform]);
  if (differs.length === 0) return '';
  if (twin.status !== item.status) return `${capital(twin.status)} in ${label}`;
  const parts = differs.map(
    (platform) => `${twin.support[platform]} on ${nameInSentence(platform)}`,
  );
  return `${capital(parts.join(', '))} in ${label}`;
}

/**
 * Returns the label of the first row whose scale has the same steps and values, ignoring minus signs.
 * `undefined` for a single class. If this row is the first, adds it to `labels` and returns `undefined`.
 */
function firstWith({ label, utility, members }: Row, labels: Map<string, string>) {
  if (members.length === 0) return undefined;
  const steps = members.map(({ name, css, native }) =>
    [name.slice(utility.length), ...css, ...native].map((part) => part.replace(/^-/, '')),
  );
  const key = JSON.stringify(steps);
  const known = labels.get(key);
  if (known === undefined) labels.set(key, label);
  return known;
}

/**
 * Returns the packages and versions that a docs version's class data was computed from, such as `NativeWind
 * 4.2.7 and Tailwind CSS 3.4.17`.
 */
export function sourceLine({ versions }: ClassStore): string {
  const parts = Object.entries(versions).map(
    ([name, version]) => `${DISPLAY[name] ?? name} ${version}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Formats a class table as Markdown, with one row per single class or scale. */
export function toTableMarkdown({ rows, source }: ClassTableData): string {
  const head = ['| Class | CSS | Native style | Support |', '| --- | --- | --- | --- |'];
  return [...head, ...rows.map(line), '', `Computed from ${source}. ${MEANING}`].join('\n');
}

function line({ label, css, native, example, remarks }: TableRow): string {
  const style = native.ios === native.android ? native.ios : platforms(native);
  const support = [capital(example.status), `(${supportText(example.support)})`, ...remarks];
  return `| ${[code(label), code(css), code(style), support.join(' ')].join(' | ')} |`;
}

function platforms({ ios, android }: TableRow['native']): string {
  return [
    ios && `${PLATFORM_NAMES.ios}: ${ios}`,
    android && `${PLATFORM_NAMES.android}: ${android}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function code(text: string): string {
  return text ? `\`${text.replaceAll('|', '\\|')}\`` : '–';
}

/** Maximum number of characters in the one-line summary next to a class name. */
const LINE = 72;

/**
 * Returns a one-line summary for each row: its native style, or its CSS if it has no native style. If a
 * summary is too long, an ellipsis replaces the declarations that most rows with the same properties share.
 * If it is still too long, it is cut off.
 */
function toBriefs(rows: readonly Row[]): string[] {
  const lists = rows.map(declarationsOf);
  return lists.map((own) => {
    const whole = own.join(', ');
    if (whole.length <= LINE) return whole;
    const likes = lists.filter((other) => namesOf(other) === namesOf(own));
    const isOwn = (declaration: string) =>
      likes.filter((other) => other.includes(declaration)).length * 2 <= likes.length;
    const distinct = own.filter(isOwn);
    const text = (distinct.length > 0 ? distinct : own).join(', ');
    if (text.length > LINE) return `${text.slice(0, LINE)}…`;
    return distinct.length < own.length ? `${text}, …` : text;
  });
}

function namesOf(declarations: readonly string[]): string {
  return declarations.map((text) => text.replace(/:.*/, '')).join();
}

/**
 * Returns the declarations of both native styles, without duplicates. Returns the CSS declarations if there
 * is no native style.
 */
function declarationsOf({ css, native }: Row): string[] {
  const styles = [native.ios, native.android]
    .flatMap((style) => splitOutside(style, ','))
    .map((part) => part.trim())
    .filter(Boolean);
  return styles.length > 0 ? [...new Set(styles)] : css.split('; ');
}
