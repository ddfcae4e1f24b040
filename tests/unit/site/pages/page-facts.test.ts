import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { longDate, readingTime } from '@/lib/site/pages/page-facts';

test('BLOG-02 reading time is 200 words per minute, and a word of code counts half', () => {
  const rows: [words: number, codeWords: number, text: string][] = [
    [1, 0, 'One min read'],
    [200, 0, 'One min read'],
    [201, 0, '2 min read'],
    [0, 400, 'One min read'],
    [0, 401, '2 min read'],
    [300, 200, '2 min read'],
    [1000, 1000, '8 min read'],
  ];
  for (const [words, codeWords, text] of rows)
    expect(readingTime(words, codeWords), `${words} and ${codeWords}`).toBe(text);
});

test('a date is formatted as a day in UTC', () => {
  expect(longDate(new Date('2024-01-05T23:30:00Z'))).toEqual({
    iso: '2024-01-05T23:30:00.000Z',
    text: 'January 5, 2024',
  });
});

test('dates do not depend on the time zone of the build machine', () => {
  const program = `
    import { longDate } from './lib/site/pages/page-facts.ts';
    console.log(longDate(new Date('2024-01-05')).text + ', ' + new Date(2024, 0, 5).getTimezoneOffset());`;
  const shown = ['Pacific/Kiritimati', 'America/Adak'].map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    }).trim(),
  );
  expect(shown).toEqual(['January 5, 2024, -840', 'January 5, 2024, 600']);
});
