/**
 * `npm run parser`: rebuilds the trimmed CSS parser (WebAssembly) that NativeWind uses in the browser. Run it
 * when one of its inputs has changed. It takes a minute. `lib/player/build/parser-files.ts` reads the result,
 * which is checked in.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LIBRARIES } from '@/lib/classes/computation/libraries';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { libraryLoader } from '@/lib/player/build/library-files';
import { trimmedParserFile } from '@/lib/player/build/parser-files';
import { trimParser } from '@/lib/player/build/parser-shrinking';

const command = {
  usage: 'npm run parser',
  about: 'Rebuilds the trimmed CSS parser in lib/player/library. Takes a minute.',
};

process.chdir(root);
await runCommand(command, async () => {
  const inputs = { loader: await libraryLoader('v4'), classes: LIBRARIES.v4.file };
  const file = trimmedParserFile(inputs);
  const parser = await trimParser(inputs);
  const compressed = brotliCompressSync(parser);
  const folder = dirname(file);
  for (const name of readdirSync(folder)) if (name.endsWith('.wasm.br')) rmSync(join(folder, name));
  writeFileSync(file, compressed);
  console.log(`${file}: ${parser.length} bytes, ${compressed.length} compressed`);
});
// NativeWind's message channels would keep the process alive.
process.exit();
