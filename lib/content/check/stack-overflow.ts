import { ContentError } from '@/lib/config/source/content-error';

/** Whether a step had no stack left for a text: it nests too deep, or is too long for the arguments of one call. */
export function isStackOverflow(error: unknown): error is Error {
  return error instanceof Error && /call stack/i.test(error.message);
}

/** A stack overflow as the mistake of the file that caused it; throws any other error. */
export function toOverflowError(error: unknown, file: string): ContentError {
  if (!isStackOverflow(error)) throw error;
  const problem = 'The file is too long or nests too deep to be checked';
  return new ContentError({ file, problem, fix: 'Divide it, or write it with fewer levels.' });
}
