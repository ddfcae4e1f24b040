import { readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();
const lockfile = z.object({
  packages: z
    .record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        dependencies: names,
        optionalDependencies: names,
        peerDependencies: names,
      }),
    )
    .default({}),
});

type Packages = z.infer<typeof lockfile>['packages'];

/**
 * Returns the `wanted` packages and all their dependencies from package-lock.json, sorted. Each item is a
 * path and an integrity hash, such as `node_modules/zod sha512-…`. A package without a hash has its version
 * instead. Packages that are not in the lockfile are skipped.
 */
export function packageVersions(wanted: readonly string[], file = 'package-lock.json'): string[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(name, from, packages);
    const item = place === undefined ? undefined : packages[place];
    if (place === undefined || !item || found.has(place)) return;
    found.set(place, item.integrity ?? item.version ?? '');
    const { dependencies, optionalDependencies, peerDependencies } = item;
    const below = { ...peerDependencies, ...optionalDependencies, ...dependencies };
    for (const dependency of Object.keys(below)) visit(dependency, place);
  };
  for (const name of wanted) visit(name, '');
  return [...found].map(([place, version]) => `${place} ${version}`).sort();
}

/**
 * Resolves a package name the way Node does. Looks in the `node_modules` folder of the package at `from`,
 * then in those of its parent folders. Returns the package's path in the lockfile, or undefined when it is
 * not found.
 */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))
  ) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}
