import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = process.cwd();

/** The parser that the library's compiler works with, and the file of its shorter form. */
export function wholeParser(): { whole: Buffer; usualFile: string } {
  const whole = readFileSync(join(root, 'node_modules/lightningcss-wasm/lightningcss_node.wasm'));
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 12);
  return { whole, usualFile: `lib/player/library/parser-${hash}.wasm.br` };
}

/**
 * The whole parser, and the one that all usual classes need, which `npm run parser` has made of it: to
 * find out what they need takes a minute. Throws when that was for another version of the package.
 */
export function parserFiles(): { whole: Buffer; usual: Buffer } {
  const { whole, usualFile } = wholeParser();
  if (!existsSync(join(root, usualFile))) {
    throw new Error(
      `${usualFile} is missing: lightningcss-wasm has changed, so run npm run parser.`,
    );
  }
  return { whole, usual: brotliDecompressSync(readFileSync(join(root, usualFile))) };
}
