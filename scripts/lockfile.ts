/**
 * Completes package-lock.json after an install from a registry that lacks packages for other platforms. npm
 * then omits these packages from the lockfile, and `npm ci` rejects it everywhere. This script adds them with
 * the integrity hashes from the registry, and warns about packages that the registry does not have. Run it
 * with `npx tsx scripts/lockfile.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';

const command = {
  usage: 'npx tsx scripts/lockfile.ts',
  about: 'Adds missing entries for other platforms to package-lock.json.',
};

/** Package entry in the lockfile, limited to the fields that the scripts use. */
export interface LockedPackage {
  version?: string;
  /** Hash of the package's content, which npm verifies on install. */
  integrity?: string;
  /** Whether another package bundles this one. The other package's integrity hash covers it. */
  inBundle?: boolean;
  /** License from package.json, usually an SPDX expression. */
  license?: string;
  /** Whether the package runs a script when it is installed. */
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/**
 * Returns lockfile entries for the optional dependencies that the lockfile lacks, keyed by path. Each entry's
 * platform comes from the package name, such as `linux-x64`. Throws when a name contains no platform or the
 * version is not exact.
 */
export function missingPlatforms(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const missing = Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      )
      .map(([name, version]) => [`node_modules/${name}`, toPackage(name, version, dev)] as const),
  );
  return Object.fromEntries(missing);
}

function toPackage(name: string, version: string, dev = false): LockedPackage {
  const part = (names: string) => new RegExp(`-(${names})(?=-|$)`).exec(name)?.[1];
  const os = part('android|darwin|linux|win32|freebsd');
  const cpu = part('arm64|x64|ia32|arm');
  if (!os || !cpu || !/^\d/.test(version)) {
    throw new Error(`package-lock.json does not describe ${name} ${version}: install it again.`);
  }
  const libc = part('musl|gnu')?.replace('gnu', 'glibc');
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [os],
  };
}

/**
 * Returns the paths of the packages without an integrity hash. npm would install these without verifying
 * their content.
 */
export function withoutIntegrity(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle)
    .map(([path]) => path);
}

/** Fetches a package's integrity hash from the registry. Returns undefined when npm does not find it. */
function integrityOf(name: string, { version }: LockedPackage): string | undefined {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
  });
  return stdout.trim() || undefined;
}

function complete(): void {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const all: Record<string, LockedPackage> = {
    ...lock.packages,
    ...missingPlatforms(lock.packages),
  };
  for (const path of withoutIntegrity(all)) {
    const name = path.replace(/^.*node_modules\//, '');
    const { version, ...rest } = all[path] ?? {};
    const integrity = integrityOf(name, { version });
    if (integrity) all[path] = { version, integrity, ...rest };
    else console.warn(`${name} ${version} has no integrity hash: it is not in the registry.`);
  }
  lock.packages = Object.fromEntries(
    Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runCommand(command, complete);
