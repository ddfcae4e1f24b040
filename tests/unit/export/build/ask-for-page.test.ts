import { expect, test } from '@playwright/test';
import { askForPage, type GivenPage } from '@/lib/export/build/ask-for-page';
import { authorSite, pageText } from '../../../support/author-site';

const description = 'What the page says, in a sentence of at least fifty letters.';
const nothing: GivenPage = { kind: undefined, date: '2026-11-21' };

/** Runs the questions with these answers. Resolves to the page, and to what was asked and shown. */
async function run(given: GivenPage, answers: readonly string[]) {
  const site = authorSite(test.info().outputPath('site'), {
    'content/docs/v4/index.mdx': pageText('Text.'),
    'content/docs/v4/guides/old.mdx': pageText('## X', 'title: Old'),
    'content/docs/v2/index.mdx': pageText('Text.'),
  });
  const log: string[] = [];
  const left = [...answers];
  const page = await askForPage(site.read(), given, {
    ask: async (question) => {
      const answer = left.shift() ?? '';
      log.push(question + answer);
      return answer;
    },
    tell: (problem) => void log.push(problem.trim()),
  });
  return { page, log };
}

test('each answer is checked when it is given, and the question is repeated', async () => {
  const { page, log } = await run(nothing, [
    'utilty',
    'utility',
    'Guides/New',
    'guides/old',
    'guides/gap',
    'x'.repeat(61),
    '',
    'Too short.',
    description,
    'gapp',
    'gap',
  ]);
  expect(page).toMatchObject({
    kind: 'utility',
    path: 'guides/gap',
    title: 'Gap',
    description,
    plugin: 'gap',
  });
  expect(
    log.filter((line) => !/^(?:kind|path|title|description|plugin)(?: \(\w+\))?: /.test(line)),
  ).toEqual([
    'utilty is not a kind of page. Did you mean utility?',
    'Guides/New is not a plain path. Expected lowercase letters, digits, and hyphens, such as guides/dark-mode.',
    'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.',
    expect.stringContaining('content/docs/v4/guides/gap.mdx:2:8  title'),
    expect.stringContaining('content/docs/v4/guides/gap.mdx:3:14  description'),
    'v4 has no family of classes called gapp. Did you mean gap?',
  ]);
});

test('a value from the command line is asked for only if it is invalid', async () => {
  const given = { ...nothing, kind: 'page', path: 'guides/old', title: 'New', description };
  const { page, log } = await run(given, ['guides/new']);
  expect(page).toMatchObject({ kind: 'page', path: 'guides/new', title: 'New', description });
  expect(log).toEqual([
    'The URL /guides/old is already used by content/docs/v4/guides/old.mdx.',
    'path: guides/new',
  ]);
});

test('an empty answer is the default, or is asked for again', async () => {
  const { page, log } = await run(nothing, ['', '', 'guides/new-one', '', description]);
  expect(page).toMatchObject({ kind: 'page', path: 'guides/new-one', title: 'New one' });
  expect(log.slice(0, 4)).toEqual([
    'kind (page): ',
    'path: ',
    'A value is needed.',
    'path: guides/new-one',
  ]);
});
