import { expect, test } from '@playwright/test';
import { checkSpelling } from '@/lib/check/spelling';
import { formatErrors } from '@/lib/content/content-error';

test('every word of the content is in the dictionary or in cspell.txt', async () => {
  expect(formatErrors(await checkSpelling('.'))).toBe('');
});
