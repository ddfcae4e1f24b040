import { createInterface } from 'node:readline/promises';

/** Questions to a person in a terminal. */
export interface TerminalDialog {
  /** Resolves to the answer, which is empty if only the Enter key was pressed. Rejects when the input ends. */
  ask: (question: string) => Promise<string>;
  /** Shows what is wrong with the last answer. */
  tell: (problem: string) => void;
}

/**
 * Runs `work` with a dialog in the terminal. Runs it without a dialog if `isSilent` is set, or if the input is not a
 * terminal.
 */
export async function withDialog<T>(
  isSilent: boolean,
  work: (dialog?: TerminalDialog) => Promise<T>,
): Promise<T> {
  if (isSilent || !process.stdin.isTTY) return work();
  const lines = createInterface(process.stdin, process.stdout);
  const end = new AbortController();
  lines.once('close', () => end.abort());
  try {
    return await work({
      ask: (question) =>
        lines.question(question, { signal: end.signal }).catch(() => {
          throw new Error('\nNothing was written.');
        }),
      tell: (problem) => console.error(problem),
    });
  } finally {
    lines.close();
  }
}
