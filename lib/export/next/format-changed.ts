/** The error of a module of `lib/export/next` that finds Next's output different from what it expects. */
export function formatChanged(module: `${string}.ts`, difference: string): Error {
  return new Error(
    `Next’s format changed: ${difference}.\n  Found by lib/export/next/${module}. Read lib/export/next/README.md to mend it.`,
  );
}
