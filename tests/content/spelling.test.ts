import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import { checkSpelling } from '@/lib/content/check/spelling';

test('every word of the content is in the dictionary or in cspell.txt', async () => {
  expect(formatErrors(await checkSpelling('.'))).toBe('');
});
