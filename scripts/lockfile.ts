/**
 * Completes package-lock.json after an install from a registry that lacks packages of other platforms: npm then
 * leaves them out, and `npm ci` refuses the lockfile everywhere. What they hold is asked of the registry, and
 * packages that it does not have are named. Run it as `npx tsx scripts/lockfile.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@/lib/export/build/project-paths';

/** A package as the lockfile describes it; only what is read or written here. */
export interface LockedPackage {
  version?: string;
  /** The hash of its content, by which npm refuses any other. */
  integrity?: string;
  /** Part of another package's content, and held by that one's integrity. */
  inBundle?: boolean;
  /** As the package says it, an SPDX expression for the most part. */
  license?: string;
  /** It asks to run a program of its own when it is installed. */
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** The packages that a lockfile names as optional without describing them, made from their names. */
export function missingPlatforms(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const missing = Object.values(packages).flatMap(({ dev, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`])
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

/** The packages of a lockfile, by their paths, whose content npm would take whatever it is. */
export function withoutIntegrity(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle)
    .map(([path]) => path);
}

/** What the registry says of a package's content; nothing when it does not have that version. */
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
    else console.warn(`${name} ${version} has no integrity: the registry does not have it.`);
  }
  lock.packages = Object.fromEntries(
    Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) complete();
