import { readFileSync } from 'node:fs';
import { decode } from './codec';
import type { ClassData, ClassSupport, ClassVersion } from './data';
import { CLASS_FILES, VARIANTS_FILE } from './files';
import type { VariantSupport } from './variants';

/** The data of a version with an index by name. */
export interface ClassStore extends ClassData {
  version: ClassVersion;
  byName: ReadonlyMap<string, ClassSupport>;
}

const stores = new Map<ClassVersion, ClassStore>();

/** The class data of a version; read from disk once per process. */
export function classStore(version: ClassVersion): ClassStore {
  const known = stores.get(version);
  if (known) return known;
  const data = decode(readFileSync(CLASS_FILES[version], 'utf8'));
  const byName = new Map(data.classes.map((item) => [item.name, item]));
  const store = { ...data, version, byName };
  stores.set(version, store);
  return store;
}

let variants: Record<ClassVersion, VariantSupport[]> | undefined;

/** The variants of a version, sorted by name; read from disk once per process. */
export function variantStore(version: ClassVersion): VariantSupport[] {
  variants ??= JSON.parse(readFileSync(VARIANTS_FILE, 'utf8')) as typeof variants;
  return variants?.[version] ?? [];
}
