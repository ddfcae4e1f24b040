import { expect, test } from '@playwright/test';
import { alternativeTo, elementsIn, toSupportData } from '@/lib/classes/data/alternatives';
import { formatErrors } from '@/lib/config/source/content-error';
import { typeCheckSamples } from '@/lib/content/code-blocks/compile-samples';
import { siteIn } from '@/tests/support/site';

test('React Native accepts the props that replace classes', async () => {
  test.setTimeout(240_000);
  const classes = siteIn().classes('current');
  const data = toSupportData(classes);
  const sentences = [...classes.byName.keys()].flatMap((name) => alternativeTo(name, data) ?? []);
  const elements = [...new Set(sentences.flatMap(elementsIn))];
  expect(elements.length).toBeGreaterThan(25);
  const names = new Set(elements.map((element) => /^<(\w+)/.exec(element)?.[1]));
  const code = [
    `import { ${[...names].join(', ')} } from 'react-native';`,
    `export const elements = [${elements.join(', ')}];`,
  ];
  const sample = {
    file: 'alternatives.tsx',
    page: 'alternatives',
    version: 'current',
    language: 'tsx',
    meta: {},
    code: code.join('\n'),
    rows: [1, 2],
    position: { line: 1, column: 1 },
  };
  const { versions } = classes;
  const check = (text: string) => typeCheckSamples([{ ...sample, code: text }], { versions });
  expect(formatErrors(await check(sample.code))).toBe('');
  const wrong = sample.code.replace('resizeMode="cover"', 'resizeMode="covered"');
  expect(await check(wrong)).toHaveLength(1);
});
