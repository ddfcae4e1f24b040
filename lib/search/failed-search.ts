import { RetryError } from './protocol';

/** After how many milliseconds of waiting the search window says that it waits. */
const stallThreshold = 300;

/**
 * A search in the form that lets the window's error screen stay until the next input. The window
 * shows that screen when a failure is handed to `catch`, but takes it back as soon as the promise
 * settles, and covers it when it begins to say that it waits. So a failure is reported after that,
 * and never settles. A search that is not the latest any more fails silently.
 */
export function holdFailure<T>(answering: Promise<T>, isLatest: () => boolean): Promise<T> {
  const start = performance.now();
  const held = new Promise<T>((resolve) => answering.then(resolve, () => undefined));
  const report = (listener: (error: Error) => unknown) => {
    if (!isLatest()) return;
    try {
      listener(new RetryError('No search engine can be reached.'));
    } catch {
      // The window throws on what it was told.
    }
  };
  held.catch = (listener) => {
    answering.catch((error: unknown) => {
      console.error('The search failed.', error);
      const wait = Math.max(0, start + stallThreshold + 50 - performance.now());
      if (listener) setTimeout(() => report(listener), wait);
    });
    return held;
  };
  return held;
}
