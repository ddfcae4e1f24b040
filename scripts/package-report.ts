/**
 * `npm run packages`: prints the number and size of the installed packages by license, with and without
 * development dependencies. Then lists the largest packages and the packages with an install script.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import type { LockedPackage } from './lockfile';

const command = {
  usage: 'npm run packages',
  about: 'Lists the installed packages by license and size.',
};

const largest = 15;

interface Installed {
  name: string;
  license: string;
  isTool: boolean;
  megabytes: number;
}

await runCommand(command, () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const installed = locked
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { license = 'unknown', dev = false }]): Installed => {
      const megabytes = bytesIn(join(root, path)) / 1e6;
      return { name: path.replace(/^node_modules\//, ''), license, isTool: dev, megabytes };
    })
    .sort((a, b) => b.megabytes - a.megabytes);

  console.log(`${'license'.padEnd(36)} packages      MB    site only      MB`);
  for (const license of new Set(installed.map((one) => one.license)))
    print(installed, license, (one) => one.license === license);
  print(installed, 'total', () => true);
  console.log('\nLargest packages');
  for (const { name, megabytes, isTool } of installed.slice(0, largest))
    console.log(`${megabytes.toFixed(0).padStart(5)} MB  ${name}${isTool ? '' : ' (site)'}`);
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  console.log(
    `\nPackages with an install script: ${scripted.map(([path]) => path).join(', ') || 'none'}`,
  );
});

function print(
  installed: readonly Installed[],
  title: string,
  isCounted: (one: Installed) => boolean,
): void {
  const all = installed.filter(isCounted);
  const own = all.filter(({ isTool }) => !isTool);
  const sum = (list: readonly Installed[]) =>
    list.reduce((total, { megabytes }) => total + megabytes, 0).toFixed(0);
  const columns = [all.length, sum(all), own.length, sum(own)].map((value, index) =>
    String(value).padStart([8, 7, 12, 7][index] ?? 0),
  );
  console.log(`${title.padEnd(36)} ${columns.join(' ')}`);
}

/** Returns the size of a package's folder in bytes, without the packages in its own node_modules. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : bytesIn(path);
      return entry.isFile() ? statSync(path).size : 0;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
