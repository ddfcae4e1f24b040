/** Throws if the condition is falsy. The error message includes `detail` only in development. */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (condition) return;
  const hasDetail = process.env.NODE_ENV !== 'production' && detail;
  throw new Error(hasDetail ? `Invariant failed: ${detail}` : 'Invariant failed');
}
