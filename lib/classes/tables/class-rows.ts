import {
  type ClassSupport,
  encodeSupport,
  nameInSentence,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  STATUSES,
  SUPPORT_WORDS,
  supportText,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { capital, classStatusText, joinList } from '@/lib/classes/data/display';
import { groupBy } from '@/lib/classes/data/group-by';
import { notesOf, reasonsOf } from '@/lib/classes/data/reasons';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { foldClasses, type Row } from './fold-classes';

/** Row of a class table, with its displayed text. */
export interface TableRow extends Row {
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

/** Column of a class table with the styles on one platform, or on several platforms with the same styles. */
export interface StyleColumn {
  /** Names of the platforms, such as `iOS and Android`. */
  name: string;
  /** Short form of the name for narrow screens, such as `Native`. */
  short: string;
  /** Platform whose styles the column shows. */
  platform: Platform;
  /** All platforms with these styles. */
  platforms: readonly Platform[];
}

/** Columns and rows of a class table. */
export interface TableBody {
  /** Columns after the class names. Platforms without any style have no column. */
  columns: StyleColumn[];
  /** Sorted by status, from full support to no effect. */
  groups: RowGroup[];
  /** Rows of all groups, in order. */
  rows: TableRow[];
}

/** Content of a class table. */
export interface ClassTableData extends TableBody {
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
  'react-native': 'React Native',
};

/** Explanation of “works”, shown below each table. */
export const MEANING =
  '“Works” means that the compiler, the runtime, and React Native’s types accept it; it wasn’t checked on a device.';

/** Returns the content of the class table for a selection of classes. */
export function toClassTable(store: ClassStore, selection: Selection): ClassTableData {
  const { other } = store;
  const classes = selectClasses(store.classes, selection);
  const isShared = classes.some(({ name }) => other?.byName.has(name));
  const body = toTableBody(foldClasses(classes), (row) => [
    ...reasonsOf(row.example),
    ...notesOf(row.example, store.facts),
    ...(other && isShared ? changesOf(itemsOf(row, store), other) : []),
  ]);
  return { ...body, count: classes.length, source: sourceLine(store) };
}

/** Returns the columns and the grouped rows of a class table. `remarksOf` returns sentences about a row. */
export function toTableBody(folded: readonly Row[], remarksOf: (row: Row) => string[]): TableBody {
  const labels = new Map<string, string>();
  const rows = sortByStatus(folded).map((row) => ({
    ...row,
    remarks: remarksOf(row),
    sameAs: firstWith(row, labels),
  }));
  const groups = groupBySupport(rows);
  return { columns: toColumns(rows), groups, rows: groups.flatMap((group) => group.rows) };
}

function sortByStatus(rows: readonly Row[]): Row[] {
  const rank = ({ example }: Row) => STATUSES.indexOf(example.status);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the columns for the rows' styles. iOS and Android share a column if all of their styles are equal. */
function toColumns(rows: readonly Row[]): StyleColumn[] {
  const isShared = rows.every(({ native }) => native.ios === native.android);
  const columns: [Platform, ...Platform[]][] = isShared
    ? [['ios', 'android'], ['web']]
    : [['ios'], ['android'], ['web']];
  return columns
    .map((platforms) => ({
      name: platforms.map((platform) => PLATFORM_NAMES[platform]).join(' and '),
      short: platforms.length > 1 ? 'Native' : PLATFORM_NAMES[platforms[0]],
      platform: platforms[0],
      platforms,
    }))
    .filter(({ platform }) => rows.some((row) => styleOn(row, platform) !== ''));
}

/** Returns the CSS of a row for the web, or its native style for iOS or Android. Empty for a row without one. */
export function styleOn({ css, native }: Row, platform: Platform): string {
  return platform === 'web' ? css : native[platform];
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
  if (twin.status !== item.status) return `${classStatusText(twin)} in ${label}`;
  const parts = differs.map(
    (platform) => `${SUPPORT_WORDS[twin.support[platform]]} on ${nameInSentence(platform)}`,
  );
  return `${capital(parts.join(', '))} in ${label}`;
}

/**
 * Returns the label of the first row whose scale has the same steps and values, ignoring minus signs.
 * `undefined` for a single class. If this row is the first, adds it to `labels` and returns `undefined`.
 */
function firstWith({ label, utility, members }: Row, labels: Map<string, string>) {
  if (members.length === 0) return undefined;
  const steps = members.map(({ name, values }) =>
    [name.slice(utility.length), ...Object.values(values).flat()].map((part) =>
      part.replace(/^-/, ''),
    ),
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
  return joinList(
    Object.entries(versions).map(([name, version]) => `${DISPLAY[name] ?? name} ${version}`),
  );
}

/** Formats a class table as Markdown, with one row per single class or scale. */
export function toTableMarkdown({ columns, rows, source }: ClassTableData): string {
  const head = ['Class', ...columns.map(({ name }) => name), 'Support'];
  const lines = rows.map((row) => [
    code(row.label),
    ...columns.map(({ platform }) => code(styleOn(row, platform))),
    [classStatusText(row.example), `(${supportText(row.example.support)})`, ...row.remarks].join(
      ' ',
    ),
  ]);
  return [
    ...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Computed from ${source}. ${MEANING}`,
  ].join('\n');
}

function code(text: string): string {
  return text ? `\`${text.replaceAll('|', '\\|')}\`` : '–';
}
