import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = process.cwd();
const folder = 'lib/player/library';

/** Inputs of the trimmed parser. To find the code that is needed, the library is run on classes. */
export interface ParserInputs {
  /** Script that loads the library for one platform. */
  loader: string;
  /** Class data file of the library, relative to the project root. */
  classes: string;
}

/** Returns the complete parser from the lightningcss package. */
export function wholeParser(): Buffer {
  return readFileSync(join(root, 'node_modules/lightningcss-wasm/lightningcss_node.wasm'));
}

/** Returns the path of the trimmed parser. The file name contains a hash of everything it is built from. */
export function trimmedParserFile({ loader, classes }: ParserInputs): string {
  const hash = createHash('sha256').update(wholeParser()).update(loader);
  const files = [classes, 'lib/player/build/parser-shrinking.ts'];
  for (const file of [...files, 'node_modules/binaryen/package.json'])
    hash.update(readFileSync(join(root, file)));
  return `${folder}/parser-${hash.digest('hex').slice(0, 12)}.wasm.br`;
}

/**
 * Returns the complete parser and the trimmed parser that `npm run parser` builds from it. A reader who looks
 * up a custom value downloads 0.52 MB instead of 1.92 MB. The trimmed parser is checked in because building
 * it takes a minute and a package of 104 MB. Throws when it is missing or was built from other inputs.
 */
export function parserFiles(inputs: ParserInputs): { whole: Buffer; trimmed: Buffer } {
  const file = trimmedParserFile(inputs);
  if (!existsSync(join(root, file)))
    throw new Error(`${file} is missing: its library has changed, so run npm run parser.`);
  return { whole: wholeParser(), trimmed: brotliDecompressSync(readFileSync(join(root, file))) };
}
