import { expect, test } from '@playwright/test';
import { askWith } from '../../../support/ask-with';

const given = {
  kind: 'utility',
  path: 'guides/gap',
  title: 'Gap',
  description: 'What the page says, in a sentence of at least fifty letters.',
  date: '2026-11-21',
};

test('the class family of a utility page is checked when it is given', async () => {
  const { page, log } = await askWith(given, ['gapp', 'gap']);
  expect(page).toMatchObject({ kind: 'utility', plugin: 'gap' });
  expect(log).toEqual([
    'plugin: gapp',
    'v4 has no family of classes called gapp. Did you mean gap?',
    'plugin: gap',
  ]);
});
