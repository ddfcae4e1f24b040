import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 4096;

/**
 * Measures the memory of a process and its descendants every half second, on Linux. Returns a function that
 * stops the measurement and returns the peak in megabytes. Memory that two processes share is counted twice.
 */
export function watchTreeMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, treeMemory(pid));
  }, 500);
  return () => {
    clearInterval(timer);
    return Math.round(most / 2 ** 20);
  };
}

/**
 * Returns the memory of a process and its descendants in bytes. Ignores processes that exit in the meantime.
 */
function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readProcess(name);
    if (!stat) continue;
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), Number(name)]);
    memory.set(Number(name), stat.bytes);
  }
  const sum = (pid: number): number =>
    (memory.get(pid) ?? 0) +
    (children.get(pid) ?? []).reduce((bytes, child) => bytes + sum(child), 0);
  return sum(root);
}

/**
 * Returns the parent's ID and the memory of a process, from fields 4 and 24 of `/proc/PID/stat`. Returns
 * `undefined` if the process has exited. The process name in field 2 may contain spaces and ends at the last
 * parenthesis.
 */
function readProcess(pid: string): { parent: number; bytes: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE };
  } catch {
    return undefined;
  }
}
