import { expect, test } from '@playwright/test';
import type { GivenPage } from '@/lib/export/build/ask-for-page';
import { askWith } from '../../../support/ask-with';

const description = 'What the page says, in a sentence of at least fifty letters.';
const nothing: GivenPage = { kind: undefined, date: '2026-11-21' };

test('each answer is checked when it is given, and the question is repeated', async () => {
  const { page, log } = await askWith(nothing, [
    'pag',
    'page',
    'Guides/New',
    'guides/old',
    'guides/gap',
    'x'.repeat(61),
    '',
    'Too short.',
    description,
  ]);
  expect(page).toMatchObject({ kind: 'page', path: 'guides/gap', title: 'Gap', description });
  expect(
    log.filter((line) => !/^(?:kind|path|title|description)(?: \(\w+\))?: /.test(line)),
  ).toEqual([
    'pag is not a kind of page. Did you mean page?',
    'Guides/New is not a plain path. Expected lowercase letters, digits, and hyphens, such as guides/dark-mode.',
    'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.',
    expect.stringContaining('content/docs/v4/guides/gap.mdx:2:8  title'),
    expect.stringContaining('content/docs/v4/guides/gap.mdx:3:14  description'),
  ]);
});

test('a value from the command line is asked for only if it is invalid', async () => {
  const given = { ...nothing, kind: 'page', path: 'guides/old', title: 'New', description };
  const { page, log } = await askWith(given, ['guides/new']);
  expect(page).toMatchObject({ kind: 'page', path: 'guides/new', title: 'New', description });
  expect(log).toEqual([
    'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.',
    'path: guides/new',
  ]);
});

test('an empty answer is the default, or is asked for again', async () => {
  const { page, log } = await askWith(nothing, ['', '', 'guides/new-one', '', description]);
  expect(page).toMatchObject({ kind: 'page', path: 'guides/new-one', title: 'New one' });
  expect(log.slice(0, 4)).toEqual([
    'kind (page): ',
    'path: ',
    'A value is needed.',
    'path: guides/new-one',
  ]);
});
