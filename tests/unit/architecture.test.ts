import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';

/** Returns the names in code spans that look like a file or folder of the project. */
function namedFiles(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^[\w()[\].-]+(?:\/[\w()[\].-]+)*\/?$/.test(span)).filter(isFile);
}

function isFile(span: string): boolean {
  return (
    /\.(?:tsx?|mjs|css|md)$/.test(span) || /^(?:app|components|lib|scripts|tests)\//.test(span)
  );
}

const documents = [
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/security.md',
  'lib/export/next/README.md',
];

for (const document of documents) {
  test(`${document} names existing files only`, async () => {
    const folders = ['app', 'components', 'lib', 'scripts', 'tests', 'content'];
    const tracked = await glob(['*', ...folders.map((name) => `${name}/**`)], { dot: true });
    const names = new Set(tracked.map((path) => basename(path)));
    const named = namedFiles(readFileSync(document, 'utf8'));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !existsSync(name) && !names.has(name))).toEqual([]);
  });
}
