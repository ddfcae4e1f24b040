import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 4096;

/**
 * Watches a process and all that it starts, on Linux; the function it returns ends that and gives the most
 * memory that they held together, in megabytes. Memory that two of them share counts twice.
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

/** Of a process and those below it, in bytes; those that end meanwhile count for nothing. */
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

/** The 4th and 24th field of `/proc/PID/stat`; the name, which may hold spaces, ends with the last bracket. */
function readProcess(pid: string): { parent: number; bytes: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE };
  } catch {
    return undefined;
  }
}
