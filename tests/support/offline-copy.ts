import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { downloadsOf } from '@/lib/site/downloads/downloads';
import site from '@/site.config';

/** The folder of the site's export. */
export const exportedSite = join(process.cwd(), 'out');

/** The files in the zip of a version, by their path in it. */
export function readZip(label: string): Record<string, Uint8Array> {
  return unzipSync(readFileSync(join(exportedSite, downloadsOf(label, site).zip)));
}

/** Unpacks the zip of a version into a new temporary folder and returns its path. */
export function unpackZip(label: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const [name, bytes] of Object.entries(readZip(label))) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), bytes);
  }
  return dir;
}
