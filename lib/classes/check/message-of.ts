/** Returns the message of an error, or other thrown values as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
