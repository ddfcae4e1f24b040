import { ContentError } from '@/lib/config/source/content-error';

/**
 * Whether an error is a stack overflow. Content causes one when it is nested too deeply, or when a list is
 * too long to be passed as arguments to a single call.
 */
export function isStackOverflow(error: unknown): error is Error {
  return error instanceof Error && /call stack/i.test(error.message);
}

/** Converts a stack overflow to a `ContentError` for the file that caused it. Rethrows any other error. */
export function toOverflowError(error: unknown, file: string): ContentError {
  if (!isStackOverflow(error)) throw error;
  const problem = 'The file is too long or too deeply nested to be checked';
  return new ContentError({ file, problem, fix: 'Split it, or use fewer levels.' });
}
