/**
 * What each class and variant does on every platform, asked of the installed library itself. This is
 * the way in: the parts beside it run in processes of their own or in the browser.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClassSupport, VariantSupport } from '@/lib/classes/data/class-data';
import type { Progress } from './compute-platform';
import { LIBRARIES, type LibraryName, type Named, type RunJob, type Share } from './libraries';
import type { LibraryOrder } from './library-jobs';
import { toClassSupport } from './to-class-support';
import { judge } from './type-answers';

/** Every class of a library, in the order of its plugins. */
export function listClasses(library: LibraryName): Promise<Named[]> {
  return runJob({ library, job: 'catalog', classes: [] });
}

/** Every variant of a library, sorted by name, with what becomes of it. */
export function listVariants(library: LibraryName): Promise<VariantSupport[]> {
  return runJob({ library, job: 'variants', classes: [] });
}

/** Computes `named` from the installed packages, on all platforms. */
export async function computeClasses(
  library: LibraryName,
  named: Named[],
  share: Share = () => {},
): Promise<ClassSupport[]> {
  const classes = named.map(([name]) => name);
  const run: RunJob = (job, progress) => runJob({ library, job, classes }, progress);
  const observations = await LIBRARIES[library].observe(named, share, run);
  const accepts = judge(observations.flatMap(({ ios, android }) => [ios, android]));
  return observations.map((observation) => toClassSupport(observation, accepts));
}

interface Message {
  count?: number;
  done?: unknown;
  failed?: string;
}

/** Runs a job in a process of its own and hands over its result. */
function runJob<Result>(order: LibraryOrder, progress: Progress = () => {}): Promise<Result> {
  const child = fork(fileURLToPath(new URL('./library-jobs.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { library, job, classes } = order;
  return new Promise((resolve, reject) => {
    child.on('message', ({ count, done, failed }: Message) => {
      if (count !== undefined) return progress(count);
      child.kill();
      if (failed) return reject(new Error(failed));
      progress(classes.length);
      resolve(done as Result);
    });
    // Also after a signal, for example when memory runs out. Has no effect after the result has arrived.
    child.on('exit', (code, signal) =>
      reject(new Error(`${job} of ${library} ended with ${signal ?? `code ${code}`}.`)),
    );
    child.send(order);
  });
}
