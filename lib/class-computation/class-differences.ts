import type { ClassData, ClassSupport } from '@/lib/classes/data';

/** Says in one line each which classes and package versions differ between file and library. */
export function differences(file: ClassData, library: ClassData): string[] {
  const before = new Map(file.classes.map((item) => [item.name, item]));
  const after = new Map(library.classes.map((item) => [item.name, item]));
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return [
    ...versionChanges(file.versions, library.versions),
    ...gone.map((name) => `${name}: in the file, but the library has no such class`),
    ...[...after].flatMap(([name, item]) => classChanges(name, before.get(name), item)),
  ];
}

function versionChanges(file: Record<string, string>, library: Record<string, string>): string[] {
  return Object.entries(library)
    .filter(([name, version]) => file[name] !== version)
    .map(([name, version]) => `${name}: the file is of ${file[name]}, installed is ${version}`);
}

function classChanges(name: string, file: ClassSupport | undefined, library: ClassSupport) {
  if (!file) return [`${name}: not in the file`];
  const keys = ['plugin', 'css', 'native', 'support', 'why', 'notes'] as const;
  return keys.flatMap((key) => {
    const [old, now] = [JSON.stringify(file[key]), JSON.stringify(library[key])];
    return old === now ? [] : [`${name}: ${key} is ${old} in the file, ${now} in the library`];
  });
}
