import { type ClassSupport, nameInSentence, PLATFORMS } from './class-data';
import { type ClassStore, classStore, comparedWith } from './class-store';
import { foldClasses, type Row } from './fold-classes';
import { notesOf, reasonsOf } from './reasons';
import { type Selection, selectClasses } from './select';

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
export function toClassTable(version: string, selection: Selection): ClassTableData {
  const store = classStore(version);
  const other = comparedWith(version);
  const classes = selectClasses(store.classes, selection);
  const isShared = classes.some(({ name }) => other?.byName.has(name));
  const change = (item: ClassSupport) => (other && isShared ? changeOf(item, other) : '');
  const labels = new Map<string, string>();
  const rows = foldClasses(classes, change).map((row) => ({
    ...row,
    remarks: [...reasonsOf(row.example), ...notesOf(row.example, store.facts)],
    change: change(row.example),
    sameAs: firstWith(row, labels),
  }));
  return { rows, count: classes.length, source: sourceLine(version) };
}

/** How the other version treats a class, where it differs; empty where it does not. */
function changeOf(item: ClassSupport, { label, byName }: ClassStore): string {
  const twin = byName.get(item.name);
  if (!twin) return `Not in ${label}`;
  const differs = PLATFORMS.filter((platform) => twin.support[platform] !== item.support[platform]);
  if (differs.length === 0) return '';
  if (twin.status === 'no effect') return `No effect in ${label}`;
  if (twin.status !== item.status) return `${label}: ${twin.status}`;
  const parts = differs.map(
    (platform) => `${twin.support[platform]} on ${nameInSentence(platform)}`,
  );
  return `${label}: ${parts.join(', ')}`;
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
export function sourceLine(version: string): string {
  const { versions } = classStore(version);
  const parts = Object.entries(versions).map(
    ([name, version]) => `${DISPLAY[name] ?? name} ${version}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
