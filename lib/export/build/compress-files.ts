/** Puts brotli and gzip beside every file of an export that browsers load and that is text, so that no host has to compress while it answers. */
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
 * Quality of brotli by ending: 10 for scripts and sheets, since 11 takes two to three times as long for 1 or
 * 2 % (10 is 6 % smaller than 9), 8 for pages, where 9 takes five times as long for a quarter of a percent and 10
 * fifteen times for 4.5 %, and 5 for the data of navigations and for large programs, which few readers load.
 */
const quick = 5;
const qualities: Readonly<Record<string, number>> = { html: 8, txt: quick };
const usual = 10;
const LARGE = 4 * 1024 * 1024;

/** What takes long and stays the same from build to build. */
const compressed = new ResultCache<Buffer[]>('compressed', {
  modules: ['lib/export/build/compress-files.ts'],
});

/** Compresses every text file of at least 1 KB below the folder that is not yet; resolves to how many files got companions. */
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

/** Bytes of a file in its brotli copy. */
export async function transferSize(name: string, content: Buffer): Promise<number> {
  const [brotli] = await compress(name, content);
  return brotli?.length ?? 0;
}

/** The two copies of a file as they are published: brotli, then gzip. */
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
