import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '@/lib/export/build/list-files';
import { outDir } from '@/lib/export/build/project-paths';
import { everyRun } from '../support/in-turn';
import { openPage } from '../support/open';
import { expect, test } from '../support/test';

const notices = () => readFileSync(join(outDir, 'licenses.txt'), 'utf8');

/** Files in the export that no bundler has made, each with the title of its notice. */
const owners: [file: RegExp, title: RegExp][] = [
  [/^geist_subset-.*\.woff2$/, /^@fontsource-variable\/geist \d.* \(OFL-1\.1\)$/m],
  [/^parser\..*\.wasm$/, /^lightningcss-wasm \d.* \(MPL-2\.0\)$/m],
];

test('every font and WebAssembly file of the export is in the third-party notices', async () => {
  const names = (await listFiles(outDir)).map((name) => basename(name));
  const files = names.filter((name) => /\.(?:woff2?|ttf|otf|wasm)$/.test(name));
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) {
    const title = owners.find(([file]) => file.test(name))?.[1];
    expect(notices(), name).toMatch(title ?? /no notice/);
  }
});

test('the notices contain licenses, and the way to the source code of modified files', () => {
  const text = notices();
  const names = ['next', 'react', '@docsearch/react', 'algoliasearch', 'lucide', 'minisearch'];
  const ofPlayer = ['@codemirror/view', 'react-native-web', 'nativewind', 'tailwindcss', 'sucrase'];
  for (const name of [...names, ...ofPlayer])
    expect(text).toMatch(new RegExp(`^- ${name} \\d+\\..* \\((?:MIT|ISC)\\)$`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('https://mozilla.org/MPL/2.0/');
  expect(text).toContain('https://github.com/parcel-bundler/lightningcss');
  expect(text).toContain('core-js, in Next.js (MIT)');
  expect(text).not.toContain(process.cwd());
  // A package without a license file gets the terms of its license.
  expect(text).toMatch(/^License: MIT\n\nPermission is hereby granted/m);
  expect(text).not.toMatch(/^License: MIT\n\n-{80}/m);
});

test('the footer links to the third-party notices', everyRun, async ({ page }) => {
  await openPage(page, '/overview/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Other licenses' }).click();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
  await expect(page.getByText('This site contains code and fonts of others.')).toBeVisible();
});
