import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/content';
import { formatErrors } from '@/lib/content/error';
import type { Sample } from '@/lib/samples/sample';
import { loadSamples } from '@/tests/support/samples';
import { checkTypes } from '@/tests/support/type-check';

const DECLARATION = /^declare (function|const) (\w+)/m;

/** What is not exported by `nativewind` itself. */
const MODULES: Record<string, string> = { withNativeWind: 'nativewind/metro' };

/** Adds the proof that a signature fits what the package exports; an object may show less than it has. */
function withProof(sample: Sample): Sample[] {
  const [, kind, name = ''] = DECLARATION.exec(sample.code) ?? [];
  if (kind === undefined) return [];
  const exported = `import { ${name} as exported } from '${MODULES[name] ?? 'nativewind'}';`;
  const proof =
    kind === 'function'
      ? `export const proof: typeof exported = ${name};`
      : `export const proof: typeof ${name} = exported;`;
  return [{ ...sample, code: `${sample.code}\n${exported}\n${proof}\n` }];
}

test('every signature on the pages of the API fits what the package exports', async () => {
  const samples = await loadSamples();
  const signatures = samples
    .filter(({ page }) => page.startsWith('content/docs/v4/api/'))
    .flatMap(withProof);
  expect(signatures.map(({ code }) => DECLARATION.exec(code)?.[2]).sort()).toEqual([
    'StyleSheet',
    'colorScheme',
    'cssInterop',
    'useColorScheme',
    'vars',
    'withNativeWind',
  ]);
  expect(formatErrors(await checkTypes(signatures, 'v4', 'signatures'))).toBe('');
});

test('the overview names everything that the package exports', async () => {
  const types = readFileSync('node_modules/nativewind/dist/index.d.ts', 'utf8');
  const names = [...types.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => name.trim() || []),
  );
  const overview = loadContent().docs.find(({ path }) => path === '/overview/')?.body ?? '';
  const table = overview.slice(overview.indexOf('{#exports}'));
  expect(names).toContain('cssInterop');
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
