/** Returns the message of an error, or other thrown values as text. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
