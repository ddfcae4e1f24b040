import { expect, test } from '@playwright/test';
import { completeAnswers, type GivenAnswers } from '@/lib/export/adopt/answers';

const given: GivenAnswers = {
  name: 'Quartzel Queue',
  url: 'https://quartzel.example',
  repository: 'https://git.example/quartzel/queue',
  blog: false,
  date: '2026-01-31',
};

test('values that are not given have defaults', async () => {
  expect(await completeAnswers(given)).toEqual({
    name: 'Quartzel Queue',
    slug: 'quartzel-queue',
    npm: 'quartzel-queue',
    tagline: 'The documentation of Quartzel Queue.',
    url: 'https://quartzel.example',
    repository: 'https://git.example/quartzel/queue',
    color: '#0b6e86',
    versions: ['v1'],
    blog: false,
    date: '2026-01-31',
  });
});

test('an invalid or missing value is an error that says what is expected', async () => {
  const rows: [change: Partial<GivenAnswers>, message: string][] = [
    [{ name: undefined }, '--name is missing.'],
    [{ url: undefined }, '--url is missing.'],
    [
      { url: 'quartzel.example/' },
      '--url is "quartzel.example/"; it must be an origin such as https://grid.acme.example, without a trailing slash.',
    ],
    [
      { slug: 'Quartzel' },
      '--slug is "Quartzel"; it must be lower-case letters, digits, and hyphens, such as acme-grid.',
    ],
    [
      { versions: 'v1,v1' },
      '--versions is "v1,v1"; it must be different labels, separated by commas, such as v2,v1.',
    ],
    [
      { name: "Quartzel'" },
      '--name is "Quartzel\'"; it must be up to 40 letters, digits, spaces, and . + -.',
    ],
    [
      { color: 'violet' },
      '--color is "violet"; it must be six hexadecimal digits after #, such as #0b6e86.',
    ],
  ];
  for (const [change, message] of rows)
    await expect(completeAnswers({ ...given, ...change })).rejects.toThrow(message);
});

test('labels of versions may contain one another', async () => {
  expect((await completeAnswers({ ...given, versions: 'v10,v1' })).versions).toEqual(['v10', 'v1']);
});

test('a person is asked until the answer is valid, and only for what is not given', async () => {
  const answers = ['', '-bad', '@quartzel/queue', '', '#FFCC00', '#7A2E8F', 'v2,v1'];
  const asked: string[] = [];
  const told: string[] = [];
  const found = await completeAnswers(given, {
    ask: async (question) => {
      asked.push(question);
      return answers.shift() ?? '';
    },
    tell: (problem) => told.push(problem),
  });
  expect(found).toMatchObject({
    slug: 'quartzel-queue',
    npm: '@quartzel/queue',
    tagline: 'The documentation of Quartzel Queue.',
    color: '#7a2e8f',
    versions: ['v2', 'v1'],
  });
  expect(asked[0]).toBe('Short name in file names (quartzel-queue): ');
  expect(asked.length).toBe(7);
  expect(told.map((problem) => problem.split(';')[0])).toEqual([
    '--npm is "-bad"',
    '--color is #ffcc00, with a contrast of 1.34 on #eef2f7 (--color-hover)',
  ]);
});
