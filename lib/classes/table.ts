import { changeOf } from './changes';
import type { ClassSupport, ClassVersion } from './data';
import { foldClasses, type Row } from './fold';
import { notesOf, reasonsOf } from './reasons';
import { type Selection, selectClasses } from './select';
import { classStore } from './store';

/** A row with its sentences. */
export interface TableRow extends Row {
  /** Why it is partial, and what to know. */
  remarks: string[];
  /** How the other version differs; empty where it does not. */
  change: string;
  /** Label of an earlier row with the same values, which are then listed there only. */
  sameAs: string | undefined;
}

/** Everything that a table of classes shows. */
export interface ClassTableData {
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
export function toClassTable(version: ClassVersion, selection: Selection): ClassTableData {
  const store = classStore(version);
  const otherVersion = version === 'v4' ? 'v2' : 'v4';
  const other = classStore(otherVersion);
  const classes = selectClasses(store.classes, selection);
  const isShared = classes.some(({ name }) => other.byName.has(name));
  const change = (item: ClassSupport) =>
    isShared ? changeOf(item, other.byName, otherVersion) : '';
  const labels = new Map<string, string>();
  const rows = foldClasses(classes, change).map((row) => ({
    ...row,
    remarks: [...reasonsOf(row.example), ...notesOf(row.example, version)],
    change: change(row.example),
    sameAs: firstWith(row, labels),
  }));
  return { rows, count: classes.length, source: sourceLine(version) };
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
export function sourceLine(version: ClassVersion): string {
  const { versions } = classStore(version);
  const parts = Object.entries(versions).map(
    ([name, version]) => `${DISPLAY[name] ?? name} ${version}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
