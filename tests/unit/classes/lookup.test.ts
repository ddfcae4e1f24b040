import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { toLookup } from '@/lib/classes/lookup';
import { toLookupData } from '@/lib/classes/lookup-data';
import { hold, hostileText } from '../../support/hostile-values';

test('the lookup knows classes with variants, signs, opacities and values in brackets', async () => {
  test.setTimeout(120_000);
  const lookup = toLookup(await toLookupData('current'));
  expect(lookup('gap-4').found).toMatchObject({
    css: 'gap: 1rem',
    ios: 'rowGap: 14, columnGap: 14',
    support: 'fff',
  });
  expect(lookup('dark:first:-mt-[3px]')).toMatchObject({
    found: { css: 'margin-top: -3px', ios: 'marginTop: -3' },
    variants: [
      ['dark', 'works'],
      ['first', 'always'],
    ],
  });
  expect(lookup('data-[a=b]:has-[p]:[&>p]:group-data-[x]/row:p-1').variants).toEqual([
    ['data-[a=b]', 'works'],
    ['has-[p]', 'always'],
    ['[&>p]', undefined],
    ['group-data-[x]/row', 'works'],
  ]);
  expect(lookup('bg-red-500/50').found).toMatchObject({ ios: "backgroundColor: '#ef444480'" });
  expect(lookup('w-[50%]').found).toMatchObject({ css: 'width: 50%', ios: "width: '50%'" });
  expect(lookup('gpa-4')).toMatchObject({ problem: 'gpa-4 is not a class' });
  expect(lookup('gpa-4').nearest[0]).toBe('gap-4');
});

test('a text far longer than any class is answered at once', async () => {
  test.setTimeout(120_000);
  const lookup = toLookup(await toLookupData('current'));
  for (const text of ['a'.repeat(300), 'a'.repeat(3000), 'a-['.repeat(9000), '-'.repeat(9000)]) {
    const start = performance.now();
    expect(lookup(text).problem, text.slice(0, 9)).toBeTruthy();
    expect(performance.now() - start, text.slice(0, 9)).toBeLessThan(1000);
  }
  expect(lookup('a'.repeat(301)).problem).toBe('A class has up to 300 letters');
});

test('whatever is looked up, there is an answer', async () => {
  test.setTimeout(120_000);
  const data = await toLookupData('current');
  // Similar names are looked for among all of them.
  const lookup = toLookup({ ...data, groups: data.groups.filter((_, index) => index % 20 === 0) });
  hold(
    fc.tuple(fc.constantFrom('', 'p-', 'dark:', 'bg-red-500/', 'w-[', 'group-data-['), hostileText),
    ([start, end]) => {
      const { found, problem, variants } = lookup(start + end);
      if (problem) expect(found).toBeUndefined();
      for (const [, outcome] of variants) expect(['string', 'undefined']).toContain(typeof outcome);
    },
  );
});
