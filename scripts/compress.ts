/** Puts brotli and gzip beside every text file of an export, so that no host has to compress while it answers. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files';
import { root } from './project';

const text = /\.(html|txt|md|xml|json|js|mjs|css|svg|webmanifest|wasm|map|ttf)$/;
const smallest = 1024;
/** From this size on a compression is kept for the next build. */
const large = 2 ** 20;
const cache = join(root, 'node_modules', '.cache', 'compressed');
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
      // Each payload lies at two places: compress it once. The last step of quality costs ten times
      // as long for 3 %: a first load is worth it, the many payloads are not.
      const both = done.get(key) ?? compressOnce(content, name, key);
      done.set(key, both);
      const [brotli = content, gzipped = content] = await both;
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return count;
}

/** Large files are the same in most builds: what they were compressed to is kept. */
async function compressOnce(content: Buffer, name: string, key: string): Promise<Buffer[]> {
  // Code of machines is no text: the last steps of quality cost it half a minute for 3 %.
  const quality = name.endsWith('.wasm') ? 5 : name.endsWith('.txt') ? 9 : 11;
  if (content.length < large) return compress(content, quality);
  const files = ['br', 'gz'].map((end) => join(cache, `${key.replaceAll('/', '_')}.${end}`));
  const known = await Promise.all(files.map((file) => readFile(file))).catch(() => undefined);
  if (known) return known;
  const both = await compress(content, quality);
  await mkdir(cache, { recursive: true });
  await Promise.all(files.map((file, index) => writeFile(file, both[index] ?? content)));
  return both;
}

function compress(content: Buffer, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
}
