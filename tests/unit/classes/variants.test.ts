import { expect, test } from '@playwright/test';
import { toVariantMarkdown, toVariantTable } from '@/lib/classes/tables/variant-table';
import { siteIn } from '../../support/site';

const { classes: classesOf } = siteIn();

const namesOf = (version: 'current' | 'v2', outcome: string) =>
  toVariantTable(classesOf(version)).flatMap((group) =>
    group.outcome === outcome ? group.rows.flatMap(({ names }) => names) : [],
  );

test('pseudo-classes unknown on native are listed as always on', () => {
  const always = namesOf('current', 'always');
  for (const name of ['first', 'last', 'odd', 'even', 'checked', 'focus-visible', 'rtl', 'ltr'])
    expect(always).toContain(name);
});

test('variants are grouped by outcome', () => {
  expect(namesOf('current', 'works')).toEqual(
    expect.arrayContaining(['hover', 'dark', 'ios', 'md', '@md']),
  );
  expect(namesOf('current', 'never')).toEqual(
    expect.arrayContaining(['motion-safe', 'motion-reduce']),
  );
  expect(namesOf('current', 'dropped')).toEqual(
    expect.arrayContaining(['before', '*', 'print', 'peer-hover']),
  );
});

test('v2 variants are grouped by what its runtime does in every situation', () => {
  expect(namesOf('v2', 'works')).toEqual(
    expect.arrayContaining(['hover', 'parent', 'md', 'ios', 'min-[400px]']),
  );
  expect(namesOf('v2', 'always')).toEqual(expect.arrayContaining(['placeholder', 'before']));
  expect(namesOf('v2', 'never')).toEqual(
    expect.arrayContaining(['native', 'web', 'max-sm', 'parent-active', 'group-isolate-hover']),
  );
  expect(namesOf('v2', 'dropped')).toEqual(expect.arrayContaining(['2xl', 'disabled', 'first']));
});

test('variants with brackets are grouped with those without', () => {
  expect(namesOf('current', 'works')).toEqual(
    expect.arrayContaining(['data-[state=open]', 'group-data-[state=open]', '@[20rem]']),
  );
  expect(namesOf('current', 'always')).toEqual(
    expect.arrayContaining(['has-[:checked]', '[&:nth-child(3)]']),
  );
  expect(namesOf('current', 'dropped')).toEqual(
    expect.arrayContaining(['supports-[display:grid]', 'peer-has-[:checked]', '[&>*]']),
  );
});

test('a family is one row with the common parts of its members', () => {
  const rows = toVariantTable(classesOf('current')).flatMap((group) => group.rows);
  const rowOf = (name: string) => rows.find(({ names }) => names.includes(name));
  expect(rowOf('md')).toEqual({
    names: ['sm', 'md', 'lg', 'xl', '2xl'],
    label: 'sm: md: lg: xl: 2xl:',
    css: '@media (min-width: …px)',
    condition: 'width ≥ …px',
  });
  expect(rowOf('max-md')?.condition).toBe('width < …px');
  expect(rowOf('aria-checked')?.condition).toBe('the prop aria-… is true');
  expect(rowOf('group-hover')).toEqual({
    names: ['group-hover'],
    label: 'group-hover:',
    css: '.group:hover &',
    condition: 'of the group: a pointer hovers over it (onHoverIn)',
  });
});

test('a family with a single outcome has one label', () => {
  const labels = (version: 'current' | 'v2') =>
    toVariantTable(classesOf(version)).flatMap(({ rows }) => rows.map(({ label }) => label));
  expect(labels('current')).toContain('peer-*:');
  expect(labels('current')).toContain('group-hover:');
  expect(labels('v2').filter((label) => /^group|peer/.test(label))).toEqual([
    'group-isolate-*:',
    'group-*:',
    'peer-*:',
  ]);
});

test('the Markdown form warns about variants that are always on', () => {
  const text = toVariantMarkdown(classesOf('current'));
  expect(text).toContain('**Always on.** Watch out: native drops the condition');
  expect(text).toContain('| `disabled:` | `&:disabled` | the prop disabled is set |');
});
