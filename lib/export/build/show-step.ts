/** Runs a step of a program and prints its name and duration. */
export async function showStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  console.log(secondsSince(start));
  return result;
}

/**
 * Formats the time since `start` in seconds, such as `1.2 s`. `start` is an earlier value of
 * `performance.now()`.
 */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
