/** Throws unless the condition holds; the detail is for developers and left out of published sites. */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (condition) return;
  const hasDetail = process.env.NODE_ENV !== 'production' && detail;
  throw new Error(hasDetail ? `Invariant failed: ${detail}` : 'Invariant failed');
}
