import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LIBRARIES } from '@/lib/classes/computation/libraries';
import { libraryLoader } from '@/lib/player/build/library-files';
import { trimmedParserFile } from '@/lib/player/build/parser-files';
import { trimParser } from '@/lib/player/build/parser-shrinking';
import { longOnly } from '@/tests/support/long';

test(
  'the committed trimmed parser is byte for byte the output of npm run parser',
  longOnly,
  async () => {
    test.setTimeout(600_000);
    const inputs = { loader: await libraryLoader('v4'), classes: LIBRARIES.v4.file };
    const made = await trimParser(inputs);
    const checkedIn = brotliDecompressSync(readFileSync(trimmedParserFile(inputs)));
    expect(made.equals(checkedIn)).toBe(true);
  },
);
