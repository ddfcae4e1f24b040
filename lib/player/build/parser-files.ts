import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { devPackageVersion } from '@/lib/classes/computation/dev-package-version';

const root = process.cwd();
const folder = 'lib/player/library';

/**
 * Inputs for building the trimmed parser, which contains only the code that runs when NativeWind compiles
 * a representative set of classes.
 */
export interface ParserInputs {
  /** Script from `libraryLoader`, which defines `loadLibrary(os)`. */
  loader: string;
  /** Path of the NativeWind version's class data file, relative to the project root. */
  classes: string;
}

/** Returns the complete CSS parser: the WebAssembly file from the lightningcss-wasm package. */
export function wholeParser(): Buffer {
  return readFileSync(join(root, 'node_modules/lightningcss-wasm/lightningcss_node.wasm'));
}

/**
 * Returns the path of the trimmed parser, relative to the project root. The file name contains a hash of
 * everything the parser is built from.
 */
export function trimmedParserFile({ loader, classes }: ParserInputs): string {
  const hash = createHash('sha256').update(wholeParser()).update(loader);
  for (const file of [classes, 'lib/player/build/parser-shrinking.ts'])
    hash.update(readFileSync(join(root, file)));
  hash.update(devPackageVersion('binaryen'));
  return `${folder}/parser-${hash.digest('hex').slice(0, 12)}.wasm.br`;
}

/**
 * Returns the complete parser, and the trimmed parser that `npm run parser` builds from it. The trimmed
 * parser is enough for most custom values such as `mt-[3px]` and is a much smaller download (0.5 MB). The
 * trimmed parser is checked in, because building it takes a minute and needs a package of 104 MB. Throws when
 * its file is missing or was built from other inputs.
 */
export function parserFiles(inputs: ParserInputs): { whole: Buffer; trimmed: Buffer } {
  const file = trimmedParserFile(inputs);
  if (!existsSync(join(root, file)))
    throw new Error(`${file} is missing: its library has changed, so run npm run parser.`);
  return { whole: wholeParser(), trimmed: brotliDecompressSync(readFileSync(join(root, file))) };
}
