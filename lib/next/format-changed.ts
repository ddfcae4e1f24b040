/** The error of a module of `lib/next` that finds Next's output different from what it expects. */
export function formatChanged(module: `${string}.ts`, difference: string): Error {
  return new Error(
    `Next’s format changed: ${difference}.\n  Found by lib/next/${module}. Read lib/next/README.md to mend it.`,
  );
}
