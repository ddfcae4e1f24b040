import { type Zippable, zipSync } from 'fflate';

/** Contents of the files in a ZIP file, keyed by path. */
export type ZipFiles = Record<string, string | Uint8Array>;

/** Modification date of all files. It is fixed, so the same files always produce the same ZIP file. */
const DAY = new Date('2000-01-01T12:00:00');
/** Matches files that are compressed already. */
const packed = /\.(?:png|jpe?g|webp|avif|woff2)$/;

/** Packs files into a ZIP file whose bytes only depend on the files. */
export function toZip(files: ZipFiles): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    entries[name] = [bytes, { level: packed.test(name) ? 0 : 6, mtime: DAY }];
  }
  return zipSync(entries);
}
