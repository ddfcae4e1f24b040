import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { OpenResults } from '@/lib/config/results';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkSampleTypes } from '@/lib/content/check/typed-samples';
import { missingCompiler, typeCheckSamples } from '@/lib/content/code-blocks/compile-samples';
import type { Sample } from '@/lib/content/code-blocks/sample';
import type { Content } from '@/lib/content/content';
import { openResults } from '@/lib/export/cache/result-cache';
import { authorSite, pageText } from '../../support/author-site';

const index = 'content/docs/v4/index.mdx';
const guide = 'content/docs/v4/guides/old.mdx';
const v2 = 'content/docs/v2/index.mdx';

/** Returns a code block whose code is in no cache. */
function fence(options: string, code: string): string {
  return `\`\`\`${options}\n${code}\n// ${Date.now()}\n\`\`\``;
}

/** Returns the content with a cache that records the number of results that are written to it. */
function withCounter(content: Content): { content: Content; written: () => number } {
  let written = 0;
  const counting: OpenResults = (name, code) => {
    const results = openResults<never>(name, code);
    const write: typeof results.write = (key, result) => {
      written += 1;
      results.write(key, result);
    };
    return Object.assign(Object.create(results), { write });
  };
  return { content: { ...content, openResults: counting }, written: () => written };
}

test('type errors are reported at their place, and a page is checked again after a change only', async () => {
  test.setTimeout(120_000);
  const button = fence('tsx title="button.tsx"', 'export const size: number = 2;');
  const use = (type: string) =>
    fence(
      'tsx title="app.tsx"',
      `import { size } from './button';\nexport const x: ${type} = size;`,
    );
  const pages = {
    [index]: pageText(fence('ts', "export const a: number = '2';")),
    [guide]: pageText(`${button}\n\n${use('string')}\n\n${fence('tsx', 'const = ;')}`),
    [v2]: pageText(fence('ts error="2322"', "export const a: number = '2';")),
  };
  const site = authorSite(test.info().outputPath('types'), pages);
  const first = withCounter(site.read());
  const report = `${index}:6:14  TS2322: Type 'string' is not assignable to type 'number'.\n  Correct the sample, or mark a deliberate mistake with error="2322".`;
  expect(formatErrors(await checkSampleTypes(first.content))).toBe(report);
  expect(first.written(), 'a page with a syntax error is not checked').toBe(2);
  const second = withCounter(site.read());
  expect(formatErrors(await checkSampleTypes(second.content))).toBe(report);
  expect(second.written()).toBe(0);

  site.write([
    { file: index, text: pageText(fence('ts', 'export const a: number = 2;')) },
    { file: guide, text: pageText(`Text.\n\n${button}\n\n${use('string')}`) },
  ]);
  const third = withCounter(site.read());
  expect(formatErrors(await checkSampleTypes(third.content))).toBe(
    `${guide}:14:14  TS2322: Type 'number' is not assignable to type 'string'.\n  Correct the sample, or mark a deliberate mistake with error="2322".`,
  );
  expect(third.written()).toBe(2);
  site.write([{ file: guide, text: pageText(`${button}\n\n${use('number')}`) }]);
  expect(formatErrors(await checkSampleTypes(site.read()))).toBe('');
});

/** Returns a sample that is alone on a page with this name. */
function sampleOf(name: string, code: string): Sample {
  const place = { file: name, position: { line: 0, column: 1 }, rows: [1, 2, 3] };
  return { ...place, page: name, version: 'current', language: 'tsx', meta: {}, code };
}

test('a page does not hide the type errors of others, and declares no types for them', async () => {
  test.setTimeout(120_000);
  const samples = [
    sampleOf('wrong', 'export const a: number = "2";'),
    sampleOf('broken', 'export const = 1;'),
    sampleOf('declares', 'declare global {\n  var theme: string;\n}\nexport const b = theme;'),
    sampleOf('uses', 'export const c = theme;'),
    sampleOf('styled', "import './global.css';\nexport const d = <div />;"),
  ];
  const errors = await typeCheckSamples(samples, { versions: {}, isInBackground: true });
  const found = errors.map(({ file, problem }) => `${file}: ${problem.slice(0, 6)}`);
  expect([...new Set(found)].sort()).toEqual(['broken: TS1134', 'uses: TS2304', 'wrong: TS2322']);
});

test('a missing compiler is one sentence that says how to install it', () => {
  expect(missingCompiler()).toBeUndefined();
  expect(missingCompiler(pathToFileURL('/nowhere/lib/compile-samples.ts'))).toBe(
    'The types of samples are not checked, because TypeScript is not installed. Run npm install to install it.',
  );
});
