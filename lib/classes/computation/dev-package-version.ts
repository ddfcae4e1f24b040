import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the version of a package in `devDependencies`. A build must not read the package itself, because `npm
 * start` does not install it. Throws when `package.json` does not list the package.
 */
export function devPackageVersion(name: string): string {
  const file = join(process.cwd(), 'package.json');
  const { devDependencies }: { devDependencies: Record<string, string | undefined> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const version = devDependencies[name];
  if (version === undefined) throw new Error(`package.json has no ${name} in devDependencies.`);
  return version;
}
