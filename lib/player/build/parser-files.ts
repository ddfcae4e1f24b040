import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = process.cwd();
const folder = 'lib/player/library';

/** The trimmed parser is made by running a library on classes. */
export interface ParserInputs {
  /** The script that loads the library for a platform. */
  loader: string;
  /** The file of its class data, named from the root. */
  classes: string;
}

/** The parser of lightningcss as its package has it. */
export function wholeParser(): Buffer {
  return readFileSync(join(root, 'node_modules/lightningcss-wasm/lightningcss_node.wasm'));
}

/** The file of the trimmed parser: its name is a hash of all that it is made from. */
export function trimmedParserFile({ loader, classes }: ParserInputs): string {
  const hash = createHash('sha256').update(wholeParser()).update(loader);
  const files = [classes, 'lib/player/build/parser-shrinking.ts'];
  for (const file of [...files, 'node_modules/binaryen/package.json'])
    hash.update(readFileSync(join(root, file)));
  return `${folder}/parser-${hash.digest('hex').slice(0, 12)}.wasm.br`;
}

/**
 * The whole parser, and the trimmed one that `npm run parser` makes of it: 0.52 instead of 1.92 MB for a reader who
 * looks up a value of their own. It is checked in because making it takes a minute and a package of 104 MB. Throws when
 * it was made from something else.
 */
export function parserFiles(inputs: ParserInputs): { whole: Buffer; trimmed: Buffer } {
  const file = trimmedParserFile(inputs);
  if (!existsSync(join(root, file)))
    throw new Error(`${file} is missing: its library has changed, so run npm run parser.`);
  return { whole: wholeParser(), trimmed: brotliDecompressSync(readFileSync(join(root, file))) };
}
