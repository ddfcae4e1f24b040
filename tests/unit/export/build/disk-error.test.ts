import { expect, test } from '@playwright/test';
import { toBuildMessage } from '@/lib/export/build/disk-error';

const rows: [message: string, said: string][] = [
  [
    "Failed to compile\n\nError: ENOSPC: no space left on device, write '/x/out.building'\n    at run (a.js:1:2)",
    "ENOSPC: no space left on device, write '/x/out.building'\n  Free some space on its disk, and build again.",
  ],
  [
    "EROFS: read-only file system, mkdir '/x/out.building'",
    "EROFS: read-only file system, mkdir '/x/out.building'\n  Let this user read and write there; if it is the export, OUT_DIR can name another folder.",
  ],
  [
    "EBUSY: resource busy or locked, rename '/x/out' -> '/x/out.old'",
    "EBUSY: resource busy or locked, rename '/x/out' -> '/x/out.old'\n  If the export is a mounted folder, OUT_DIR can name a folder inside it.",
  ],
  [
    "Read pages\nEACCES: permission denied, open '/x/a.mdx'",
    "Read pages\nEACCES: permission denied, open '/x/a.mdx'\n  Let this user read and write there; if it is the export, OUT_DIR can name another folder.",
  ],
  ['NOTE: fine\nError: x\n    at run', 'NOTE: fine\nError: x\n    at run'],
];

test('a file that cannot be written is told in a line with what to do, and other failures in full', () => {
  expect(rows.map(([message]) => [message, toBuildMessage(message)])).toEqual(rows);
});
