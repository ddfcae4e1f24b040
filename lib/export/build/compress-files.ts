/**
 * Adds a brotli and a gzip copy of each text file in an export, so that hosts need not compress for each
 * request.
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

/**
 * Brotli quality by file extension. Scripts and CSS use 10: it is 6% smaller than 9, and 11 takes two to
 * three times as long for another 1–2%. HTML uses 8: 9 takes five times as long for 0.25%, and 10 takes
 * fifteen times as long for 4.5%. Navigation payloads and large files use 5, because few readers load them.
 */
const quick = 5;
const qualities: Readonly<Record<string, number>> = { html: 8, txt: quick };
const usual = 10;
const LARGE = 4 * 1024 * 1024;

/**
 * Cache of the compressed copies with the slow quality setting. Their source files rarely change between
 * builds.
 */
const compressed = new ResultCache<Buffer[]>('compressed', {
  modules: ['lib/export/build/compress-files.ts'],
});

/**
 * Compresses all text files of at least 1 KB that have no compressed copies yet. Resolves to the number of
 * files that it compressed.
 */
export async function compressFiles(dir: string): Promise<number> {
  const names = await listFiles(dir);
  const all = new Set(names);
  const queue = names.filter((name) => text.test(name) && !all.has(`${name}.gz`));
  let count = 0;
  const work = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const path = join(dir, name);
      const content = await readFile(path);
      if (content.length < smallest) continue;
      const [brotli = content, gzipped = content] = await compress(name, content);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return count;
}

/** Returns the size of a file after brotli compression, in bytes. */
export async function transferSize(name: string, content: Buffer): Promise<number> {
  const [brotli] = await compress(name, content);
  return brotli?.length ?? 0;
}

/** Returns the brotli copy of a file, followed by the gzip copy. */
function compress(name: string, content: Buffer): Promise<Buffer[]> {
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
