/**
 * Adds brotli and gzip copies of compressible files, such as HTML and scripts, to an export, so hosts do not
 * need to compress these responses.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ResultCache } from '@/lib/export/cache/result-cache';
import { listFiles } from './list-files';

const text = /\.(html|txt|json|js|mjs|css|svg|webmanifest|wasm|map|ttf)$/;
const smallest = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli quality for `.txt` files, most of which are navigation payloads, and for large files. */
const quick = 5;
/**
 * Brotli quality by file extension. For HTML, quality 9 would take five times as long and save 0.25%, and 10
 * would take fifteen times as long and save 4.5%.
 */
const qualities: Readonly<Record<string, number>> = { html: 8, txt: quick };
/**
 * Brotli quality for all other files, such as scripts and CSS. They are 6% smaller than with 9. Quality 11
 * would take two to three times as long and save another 1–2%.
 */
const usual = 10;
/** Size in bytes above which files are compressed with quality `quick`. */
const LARGE = 4 * 1024 * 1024;

/**
 * Cache of the copies compressed with quality `usual`, mostly scripts and CSS. Compressing them takes a long
 * time, and they rarely change between builds.
 */
const compressed = new ResultCache<Buffer[]>('compressed', {
  modules: ['lib/export/build/compress-files.ts'],
});

/**
 * Compresses the files of at least 1 KB in `dir` that have a compressible type and no gzip copy yet. Resolves
 * to the number of files that it compressed. `isWanted` can select files by their path.
 */
export async function compressFiles(
  dir: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<number> {
  const names = await listFiles(dir);
  const all = new Set(names);
  const queue = names.filter((name) => text.test(name) && isWanted(name) && !all.has(`${name}.gz`));
  let count = 0;
  const work = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const path = join(dir, name);
      const content = await readFile(path);
      if (content.length < smallest) continue;
      const [brotli = content, gzipped = content] = await toCopies(name, content);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return count;
}

/**
 * Resolves to a file's size in bytes after brotli compression. The quality depends on the file's size and
 * extension.
 */
export async function transferSize(name: string, content: Buffer): Promise<number> {
  const [brotli] = await toCopies(name, content);
  return brotli?.length ?? 0;
}

/** Resolves to a file's brotli copy and gzip copy, in this order. */
function toCopies(name: string, content: Buffer): Promise<Buffer[]> {
  const isLarge = content.length > LARGE;
  const quality = isLarge ? quick : (qualities[extname(name).slice(1)] ?? usual);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const make = () => Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return quality === usual ? compressed.result([content], make) : make();
}
