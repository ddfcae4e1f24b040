/** Puts brotli and gzip beside every text file of an export, so that no host has to compress while it answers. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files';

const text = /\.(html|txt|md|xml|json|js|mjs|css|svg|webmanifest|wasm|map|ttf)$/;
const smallest = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Quality of brotli by ending. The last steps cost ten times as long for 3 %: what every reader loads is
 * worth them, the many pages nearly, and neither the data of navigations nor code of machines.
 */
const qualities: Readonly<Record<string, number>> = { html: 10, txt: 5, md: 5, xml: 5, wasm: 5 };
const best = constants.BROTLI_MAX_QUALITY;

/** Compresses every text file of at least 1 KB below the folder; resolves to how many files got companions. */
export async function compressFiles(dir: string): Promise<number> {
  const queue = (await listFiles(dir)).filter((name) => text.test(name));
  const done = new Map<string, Promise<Buffer[]>>();
  let count = 0;
  const work = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const path = join(dir, name);
      const content = await readFile(path);
      if (content.length < smallest) continue;
      const key = createHash('sha256').update(content).digest('base64');
      // Each payload is written to two places: compress it once.
      const both = done.get(key) ?? compress(content, qualities[extname(name).slice(1)] ?? best);
      done.set(key, both);
      const [brotli = content, gzipped = content] = await both;
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return count;
}

function compress(content: Buffer, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
}
