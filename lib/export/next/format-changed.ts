/**
 * Creates the error for Next output in an unexpected format. `module` is the file that found the difference.
 */
export function formatChanged(module: `${string}.ts`, difference: string): Error {
  return new Error(
    `Next’s format changed: ${difference}.\n  Found by lib/export/next/${module}. Read lib/export/next/README.md to mend it.`,
  );
}
