import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { typeCheckSamples } from '@/lib/content/code-blocks/compile-samples';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { loadSamples } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';

const DECLARATION = /^declare (function|const) (\w+)/m;

/** Modules of exports that are missing from `nativewind` itself, keyed by export name. */
const MODULES: Record<string, string> = { withNativeWind: 'nativewind/metro' };

/**
 * Adds a type assertion to a sample. Type-checking fails if the sample's first signature does not match
 * NativeWind's export. A sample that declares an object may declare fewer members than the export. Returns an
 * empty array if the sample declares nothing.
 */
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

test('every signature on the API pages matches an export of the package', async () => {
  const samples = await loadSamples();
  const signatures = samples
    .filter(({ page }) => page.startsWith('content/docs/v4/api/'))
    .flatMap(withProof);
  expect(signatures.map(({ code }) => DECLARATION.exec(code)?.[2]).sort()).toEqual([
    'StyleSheet',
    'colorScheme',
    'cssInterop',
    'remapProps',
    'useColorScheme',
    'useUnstableNativeVariable',
    'vars',
    'withNativeWind',
  ]);
  const { versions } = siteIn().classes('current');
  expect(formatErrors(await typeCheckSamples(signatures, { versions }))).toBe('');
});

/**
 * Adds type assertions to a sample. Type-checking fails if a function or object that the sample declares does
 * not match the NativeWind export with the same name. Returns an empty array if the sample declares nothing.
 */
function withProofs(sample: Sample): Sample[] {
  const declared = [...sample.code.matchAll(new RegExp(DECLARATION, 'gm'))];
  const names = [...new Map(declared.map(([, kind, name = '']) => [name, kind]))];
  if (names.length === 0) return [];
  const proofs = names.map(([name, kind]) =>
    kind === 'function'
      ? `export const ${name}Fits: typeof exported.${name} = ${name};`
      : `export const ${name}Fits: typeof ${name} = exported.${name};`,
  );
  const imported = "import * as exported from 'nativewind';";
  return [{ ...sample, code: [sample.code, imported, ...proofs].join('\n') }];
}

test('every signature on the version 2 pages matches an export of its package', async () => {
  const samples = (await loadSamples())
    .filter(({ page }) => page.startsWith('content/docs/v2/'))
    .filter(({ meta }) => meta.title?.startsWith('nativewind, dist/'));
  const signatures = samples.flatMap(withProofs);
  expect(signatures.map(({ meta }) => meta.title).sort()).toEqual([
    'nativewind, dist/style-sheet/index.d.ts',
    'nativewind, dist/styled-component.d.ts',
    'nativewind, dist/styled/index.d.ts',
    'nativewind, dist/theme-functions.d.ts',
    'nativewind, dist/use-color-scheme.d.ts',
  ]);
  const { versions } = siteIn().classes('v2');
  expect(formatErrors(await typeCheckSamples(signatures, { versions }))).toBe('');
});

for (const [path, library, known] of [
  ['/overview/', 'nativewind', 'cssInterop'],
  ['/v2/overview/', 'nativewind-v2', 'useTailwind'],
] as const) {
  test(`${path} names every export of its version`, () => {
    const names = exportsOf(`node_modules/${library}/dist/index.d.ts`);
    const overview = siteIn().docs.find((page) => page.path === path)?.body ?? '';
    const table = overview.slice(overview.indexOf('{#exports}'));
    expect(names).toContain(known);
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
}

/** Returns the names of the values that a declaration file exports, including re-exports. */
function exportsOf(path: string): string[] {
  const types = readFileSync(path, 'utf8');
  const listed = [...types.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => name.trim() || []),
  );
  const declared = [...types.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const passedOn = [...types.matchAll(/export \* from "([^"]*)"/g)].flatMap(([, name = '']) => {
    const file = join(dirname(path), name);
    return exportsOf(existsSync(`${file}.d.ts`) ? `${file}.d.ts` : `${file}/index.d.ts`);
  });
  return [...new Set([...listed, ...declared, ...passedOn])];
}
