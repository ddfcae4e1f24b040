/**
 * `npm run parser`: makes the parser of the library's compiler without what no class needs, when its package has
 * changed. It takes a minute; `lib/player/build/parser-files.ts` reads the result, which is part of the project.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LIBRARIES } from '@/lib/classes/computation/libraries';
import { root } from '@/lib/export/build/project-paths';
import { libraryLoader } from '@/lib/player/build/library-files';
import { wholeParser } from '@/lib/player/build/parser-files';
import { makeUsualParser } from '@/lib/player/build/parser-shrinking';

process.chdir(root);
const { usualFile } = wholeParser();
const parser = await makeUsualParser(await libraryLoader('v4'), LIBRARIES.v4.file);
const compressed = brotliCompressSync(parser);
const folder = dirname(usualFile);
for (const name of readdirSync(folder)) if (name.endsWith('.wasm.br')) rmSync(join(folder, name));
writeFileSync(usualFile, compressed);
console.log(`${usualFile}: ${parser.length} bytes, ${compressed.length} compressed`);
// The library's message channels would keep the process alive.
process.exit();
