/**
 * Entry point for computing class data. It runs an installed NativeWind version in child processes to find
 * out what each class and variant does on every platform.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClassSupport, VariantSupport } from '@/lib/classes/data/class-data';
import type { Progress } from './compute-platform';
import { LIBRARIES, type LibraryName, type Named, type OnProgress, type RunJob } from './libraries';
import type { LibraryOrder } from './library-jobs';
import { toClassSupport } from './to-class-support';
import { checkTypes } from './type-check';

/** Returns the name of every class in a library, paired with the name of the plugin that generates it. */
export function listClasses(library: LibraryName): Promise<Named[]> {
  return runJob({ library, job: 'catalog', classes: [] });
}

/** Returns the variants in a library with their support on each platform, sorted by name. */
export function listVariants(library: LibraryName): Promise<VariantSupport[]> {
  return runJob({ library, job: 'variants', classes: [] });
}

/**
 * Computes the support for the classes in `named` on all platforms, using the installed packages. Calls
 * `share` with the completed fraction of the work. Results are in the order of `named`.
 */
export async function computeClasses(
  library: LibraryName,
  named: Named[],
  share: OnProgress = () => {},
): Promise<ClassSupport[]> {
  const classes = named.map(([name]) => name);
  const run: RunJob = (job, progress) => runJob({ library, job, classes }, progress);
  const observations = await LIBRARIES[library].observe(named, share, run);
  const accepts = checkTypes(observations.flatMap(({ ios, android }) => [ios, android]));
  return observations.map((observation) => toClassSupport(observation, accepts));
}

interface Message {
  count?: number;
  done?: unknown;
  failed?: string;
}

/**
 * Runs a job in a child process and resolves to the job's result. Rejects if the job throws or the process
 * exits early.
 */
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
    // Also runs when a signal ends the process, for example when memory runs out. After the result
    // has arrived, this rejection is a no-op.
    child.on('exit', (code, signal) =>
      reject(new Error(`The job ${job} of ${library} exited with ${signal ?? `code ${code}`}.`)),
    );
    child.send(order);
  });
}
