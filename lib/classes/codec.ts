import { type ClassData, type ClassSupport, decodeSupport, encodeSupport, statusOf } from './data';

/** A class in the file: CSS, iOS, support letters, reasons, notes, and Android where it differs. */
type Row = [
  css: string,
  ios: string,
  support: string,
  why?: string,
  notes?: string,
  android?: string,
];

/** The checked-in file: rows by plugin and class. */
export interface ClassFile {
  versions: Record<string, string>;
  plugins: Record<string, Record<string, Row>>;
}

/** Writes the data with one class to a line, so that a diff names the classes that changed. */
export function encode({ versions, classes }: ClassData): string {
  const byPlugin = new Map<string, ClassSupport[]>();
  for (const item of classes) {
    byPlugin.set(item.plugin, [...(byPlugin.get(item.plugin) ?? []), item]);
  }
  const plugins = [...byPlugin].map(([plugin, members]) => {
    const lines = members.map(
      (item) => `${JSON.stringify(item.name)}:${JSON.stringify(row(item))}`,
    );
    return `${JSON.stringify(plugin)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{"versions":${JSON.stringify(versions)},\n"plugins":{\n${plugins.join(',\n')}\n}}\n`;
}

/** Reads what `encode` wrote. */
export function decode(source: string): ClassData {
  const file: ClassFile = JSON.parse(source);
  const classes = Object.entries(file.plugins).flatMap(([plugin, members]) =>
    Object.entries(members).map(([name, values]) => toClass(name, plugin, values)),
  );
  return { versions: file.versions, classes };
}

function row({ css, native, support, why, notes }: ClassSupport): Row {
  const letters = encodeSupport(support);
  const values = [css, native.ios, letters, why.join('|'), notes.join(' ')] as const;
  if (native.android !== native.ios) return [...values, native.android];
  if (notes.length) return [...values];
  return why.length ? [css, native.ios, letters, why.join('|')] : [css, native.ios, letters];
}

function toClass(name: string, plugin: string, values: Row): ClassSupport {
  const [css, ios, letters, why = '', notes = '', android = ios] = values;
  const support = decodeSupport(letters);
  return {
    name,
    plugin,
    css,
    native: { ios, android },
    support,
    status: statusOf(support),
    why: why ? why.split('|') : [],
    notes: notes ? notes.split(' ') : [],
  };
}
