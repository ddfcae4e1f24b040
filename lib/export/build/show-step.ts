/** Runs a step of a program and says, in a line, what it was and how long it took. */
export async function showStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  console.log(secondsSince(start));
  return result;
}

/** The time since a `performance.now()`, as people read it: `1.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
