import type { SampleProblem } from '@/lib/player/protocol';

/** Files of samples name themselves in stacks, see evaluate-script.ts. */
const PLACE = /(?:^|[\s(@/])([\w.-]+\.tsx?):(\d+):(\d+)/m;

/** What went wrong, with the first place in a file of the sample. */
export function toProblem(error: unknown): SampleProblem {
  if (!(error instanceof Error)) return { message: `Thrown: ${String(error)}` };
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const match = PLACE.exec(error.stack?.replace(error.message, '') ?? '');
  if (!match) return { message };
  const [, file, line, column] = match;
  return { message, ...(file && { file }), line: Number(line), column: Number(column) };
}
