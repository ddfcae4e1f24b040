import { expect, test } from '@playwright/test';
import { toBuildMessage } from '@/lib/export/build/disk-error';

const rows: [message: string, said: string][] = [
  [
    "Failed to compile\n\nError: ENOSPC: no space left on device, write '/x/out.building'\n    at run (a.js:1:2)",
    "ENOSPC: no space left on device, write '/x/out.building'\n  Free some disk space, and build again.",
  ],
  [
    "EROFS: read-only file system, mkdir '/x/out.building'",
    "EROFS: read-only file system, mkdir '/x/out.building'\n  Give this user read and write access. If it is the export folder, OUT_DIR can name another one.",
  ],
  [
    "EBUSY: resource busy or locked, rename '/x/out' -> '/x/out.old'",
    "EBUSY: resource busy or locked, rename '/x/out' -> '/x/out.old'\n  If the export is a mounted folder, OUT_DIR can name a folder inside it.",
  ],
  [
    "Read pages\nEACCES: permission denied, open '/x/a.mdx'",
    "Read pages\nEACCES: permission denied, open '/x/a.mdx'\n  Give this user read and write access. If it is the export folder, OUT_DIR can name another one.",
  ],
  ['NOTE: fine\nError: x\n    at run', 'NOTE: fine\nError: x\n    at run'],
];

test('a file that cannot be written gets one line with advice, and other failures are shown in full', () => {
  expect(rows.map(([message]) => [message, toBuildMessage(message)])).toEqual(rows);
});
