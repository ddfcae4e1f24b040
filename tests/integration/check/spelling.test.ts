import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkSpelling } from '@/lib/content/check/spelling';
import { longOnly } from '../../support/long';
import { writeTree } from '../../support/write-tree';

test('an unknown word is an error at its position, for every occurrence', async () => {
  const site = writeTree(test.info().outputPath('site'), {
    'content/docs/v4/a.mdx': '---\ntitle: A page\n---\n\nNativeWind and a wrod, not `wrod`.\n',
  });
  const report =
    'content/docs/v4/a.mdx:5:18  No dictionary has the word wrod\n  Did you mean word?\n  Correct it, put it in code, or add it to cspell.txt.';
  expect(formatErrors(await checkSpelling(site))).toBe(report);
  expect(formatErrors(await checkSpelling(site))).toBe(report);
});

test(
  'a word that is misspelled while the spelling is checked is found in the next check',
  longOnly,
  async () => {
    const page = 'content/docs/v4/a.mdx';
    const front = '---\ntitle: A page\n---\n\n';
    const long = `${front}${'Many words of a long page. '.repeat(5000)}\n`;
    const others = Array.from({ length: 10 }, (_, index) => [
      `content/docs/v4/b${index}.mdx`,
      long,
    ]);
    const site = writeTree(test.info().outputPath('site'), {
      [page]: `${front}A word.\n`,
      ...Object.fromEntries(others),
    });
    const start = performance.now();
    expect(await checkSpelling(site)).toEqual([]);
    const duration = performance.now() - start;
    rmSync(join(site, 'node_modules'), { recursive: true });
    const running = checkSpelling(site);
    // The page comes first, so it has been checked by then.
    await setTimeout(0.75 * duration);
    writeFileSync(join(site, page), `${front}A wrod.\n`);
    await running;
    expect(await checkSpelling(site)).toHaveLength(1);
  },
);
