import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@/lib/content/content';
import { root } from '@/lib/export/build/project-paths';
import { exportFiles } from '@/lib/site/pages/export-files';
import { type Notice, toNotice, toNotices } from './notices';
import { shippedPackages } from './shipped-packages';

const introduction =
  'This site contains code and fonts of others. They are listed here with their licenses.';

/** Package of the site's font, which is published in part. */
const FONT = 'node_modules/@fontsource-variable/geist';

/** Remarks on packages that are published in a modified form, keyed by the package's name. */
const remarks: Readonly<Record<string, string>> = {
  '@fontsource-variable/geist':
    'The published font has fewer characters and weights. scripts/font.ts in the source code of this site makes it.',
  'lightningcss-wasm': `The license is at https://mozilla.org/MPL/2.0/. The source code of this version is at
https://github.com/parcel-bundler/lightningcss. The site publishes the WebAssembly file of the package, and a smaller
one without the functions that the site does not use. lib/player/build/parser-shrinking.ts in the source code of this
site makes it, and changes nothing else.`,
};

/** Published code that no package contains. */
const others: readonly Notice[] = [
  {
    title: 'lucide 1.65.0, icons (ISC)',
    text: `Source code: https://github.com/lucide-icons/lucide

Copyright (c) 2026 Lucide Icons and Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

Some icons are derived from Feather, such as those for copying and searching:

Copyright (c) 2013-present Cole Bemis

${mitTerms()}`,
  },
  {
    title: 'core-js, in Next.js (MIT)',
    text: `Source code: https://github.com/zloirock/core-js

Copyright (c) 2014-2026 Denis Pushkarev

${mitTerms()}`,
  },
];

/** Writes the licenses of all third-party code and fonts to the export in `dir`. */
export async function writeNotices(dir: string, content: Content): Promise<void> {
  const folders = [...(await shippedPackages(content)), FONT].sort();
  const notices = folders.map((folder) => withRemark(folder, toNotice(join(root, folder))));
  await writeFile(join(dir, exportFiles.notices), toNotices(introduction, [...notices, ...others]));
}

function withRemark(folder: string, { title, text }: Notice): Notice {
  const remark = remarks[folder.replace(/^.*node_modules\//, '')];
  const whole = text.endsWith('License: MIT') ? `${text}\n\n${mitTerms()}` : text;
  return { title, text: remark ? `${remark}\n\n${whole}` : whole };
}

/** Returns the terms of the MIT license, which are also those of this project. */
function mitTerms(): string {
  const license = readFileSync(join(root, 'LICENSE'), 'utf8');
  return license.slice(license.indexOf('Permission is hereby granted')).trim();
}
