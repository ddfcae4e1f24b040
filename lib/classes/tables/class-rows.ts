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

/** A row with its sentences. */
export interface TableRow extends Row {
  /** What it says in one line, see `toBriefs`. */
  brief: string;
  /** Why it is partial, what to know, and how the other version differs. */
  remarks: string[];
  /** Label of an earlier row with the same values, which are then listed there only. */
  sameAs: string | undefined;
}

/** The rows that the platforms take alike. */
export interface RowGroup {
  rows: TableRow[];
  /** What is to be said of all of them. */
  remarks: string[];
}

/** Everything that a table of classes shows. */
export interface ClassTableData {
  groups: RowGroup[];
  /** The rows of the groups one after the other. */
  rows: TableRow[];
  /** How many classes the rows stand for. */
  count: number;
  /** `NativeWind 4.2.7, react-native-css-interop 0.2.7 …` */
  source: string;
}

const DISPLAY: Record<string, string> = {
  nativewind: 'NativeWind',
  tailwindcss: 'Tailwind CSS',
  'react-native': 'the types of React Native',
};

/** What "full" means, for the line below each table. */
export const MEANING =
  'Full means that the compiler, the runtime and React Native’s types accept it; it wasn’t checked on a device.';

/** The table of a selection of classes. */
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

/** How the other version treats the classes of a row; names those that it treats differently from the rest. */
function changesOf(items: ClassSupport[], other: Other): string[] {
  return [...groupBy(items, (item) => changeOf(item, other))].flatMap(([change, changed]) => {
    if (!change) return [];
    const names = changed.map(({ name }) => name).join(', ');
    return changed.length === items.length ? `${change}.` : `${change}: ${names}.`;
  });
}

/** How the other version treats a class, where it differs; empty where it does not. */
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

/** The first row whose scale has the steps of this one, whatever the sign; undefined for itself. */
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

/** Names the packages and versions that the data of a version was computed from. */
export function sourceLine({ versions }: ClassStore): string {
  const parts = Object.entries(versions).map(
    ([name, version]) => `${DISPLAY[name] ?? name} ${version}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A table of classes as Markdown; scales stay folded. */
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

/** What stays in one line beside the name of a class, in letters. */
const LINE = 72;

/**
 * What each of some rows says in one line: its native style, else its CSS. Of one that is too long, the
 * declarations that most of its likes share are left out, which an ellipsis tells.
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

/** The declarations of both native styles, else those of the CSS. */
function declarationsOf({ css, native }: Row): string[] {
  const styles = [native.ios, native.android]
    .flatMap((style) => splitOutside(style, ','))
    .map((part) => part.trim())
    .filter(Boolean);
  return styles.length > 0 ? [...new Set(styles)] : css.split('; ');
}
