/**
 * Creates the error for Next output in an unexpected format. `module` is the file in this folder that depends
 * on the format, such as `payload.ts`.
 */
export function formatChanged(module: `${string}.ts`, difference: string): Error {
  return new Error(
    `Next’s format changed: ${difference}.\n  Found by lib/export/next/${module}. Read lib/export/next/README.md to fix it.`,
  );
}
