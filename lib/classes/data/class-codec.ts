import {
  type ClassData,
  type ClassSupport,
  decodeSupport,
  encodeSupport,
  type LibraryData,
  statusOf,
} from './class-data';
import { groupBy } from './group-by';

/**
 * Class as it is stored in a class data file. `support` is encoded, such as `fp-`. Reasons (`why`) are joined
 * with `|`, and notes with spaces. `android` is only stored if it differs from `ios`.
 */
type Row = [
  css: string,
  ios: string,
  support: string,
  why?: string,
  notes?: string,
  android?: string,
];

/**
 * Parsed JSON of a class data file. `plugins` contains the encoded classes, keyed by plugin name and then by
 * class name.
 */
interface ClassFile extends Partial<Pick<LibraryData, 'facts' | 'variants' | 'open'>> {
  versions: Record<string, string>;
  plugins: Record<string, Record<string, Row>>;
}

type Computed = Pick<ClassSupport, 'css' | 'native' | 'support' | 'why' | 'notes'>;

/**
 * Serializes class data as JSON with one class or variant per line, so a diff shows exactly which classes and
 * variants changed.
 */
export function encode(data: ClassData & Partial<LibraryData>): string {
  const { versions, classes, facts = [], variants = [], open = [] } = data;
  const plugins = [...groupBy(classes, ({ plugin }) => plugin)].map(([plugin, members]) => {
    const list = members.map(
      (item) => `${JSON.stringify(item.name)}:${JSON.stringify(toRow(item))}`,
    );
    return `${JSON.stringify(plugin)}:{\n${list.join(',\n')}\n}`;
  });
  const parts = [
    `"versions":${JSON.stringify(versions)}`,
    `"plugins":{\n${plugins.join(',\n')}\n}`,
    ...(facts.length ? [`"facts":[\n${lines(facts)}\n]`] : []),
    ...(variants.length ? [`"variants":[\n${lines(variants)}\n]`] : []),
    ...(open.length ? [`"open":${JSON.stringify(open)}`] : []),
  ];
  return `{${parts.join(',\n')}}\n`;
}

function lines(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n');
}

/** Parses class data that `encode` serialized. */
export function decode(source: string): LibraryData {
  const { versions, plugins, facts = [], variants = [], open = [] }: ClassFile = JSON.parse(source);
  const classes = Object.entries(plugins).flatMap(([plugin, members]) =>
    Object.entries(members).map(([name, values]): ClassSupport => {
      const computed = fromRow(values);
      return { name, plugin, ...computed, status: statusOf(computed.support) };
    }),
  );
  return { versions, classes, facts, variants, open };
}

function toRow({ css, native, support, why, notes }: Computed): Row {
  const letters = encodeSupport(support);
  const values = [css, native.ios, letters, why.join('|'), notes.join(' ')] as const;
  if (native.android !== native.ios) return [...values, native.android];
  if (notes.length) return [...values];
  return why.length ? [css, native.ios, letters, why.join('|')] : [css, native.ios, letters];
}

function fromRow([css, ios, letters, why = '', notes = '', android = ios]: Row): Computed {
  return {
    css,
    native: { ios, android },
    support: decodeSupport(letters),
    why: why ? why.split('|') : [],
    notes: notes ? notes.split(' ') : [],
  };
}
