import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { downloadsOf } from '@/lib/site/downloads/downloads';
import site from '@/site.config';

/** Absolute path of the exported site. */
export const exportedSite = join(process.cwd(), 'out');

/**
 * Returns the files in a docs version's offline download, keyed by path. `label` is the version's label, such
 * as `v4`.
 */
export function readZip(label: string): Record<string, Uint8Array> {
  return unzipSync(readFileSync(join(exportedSite, downloadsOf(label, site).zip)));
}

/**
 * Unpacks a docs version's offline download into a new temporary folder and returns the folder's path.
 * `label` is the version's label, such as `v4`.
 */
export function unpackZip(label: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const [name, bytes] of Object.entries(readZip(label))) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), bytes);
  }
  return dir;
}
