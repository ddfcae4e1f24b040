/**
 * Entry point for computing class data. It runs an installed NativeWind version in child processes to find
 * out what each class and variant does on every platform.
 */
import type { ClassSupport, VariantSupport } from '@/lib/classes/data/class-data';
import { LIBRARIES, type LibraryName, type Named, type OnProgress, type RunJob } from './libraries';
import { type LibraryProcesses, runJob } from './library-processes';
import { toClassSupport } from './to-class-support';
import { checkTypes } from './type-check';
import type { Accepts } from './type-tests';

/** Returns the name of every class in a library, paired with the name of the plugin that generates it. */
export function listClasses(library: LibraryName): Promise<Named[]> {
  return runJob({ library, job: 'catalog', classes: [] });
}

/** Returns the variants in a library with their support on each platform, sorted by name. */
export function listVariants(library: LibraryName): Promise<VariantSupport[]> {
  return runJob({ library, job: 'variants', classes: [] });
}

/** Options of `computeClasses`. */
interface ComputeOptions {
  /** Called with the completed fraction of the work. */
  share?: OnProgress;
  /** Processes that run the jobs. Defaults to a new process for each job. */
  processes?: Pick<LibraryProcesses, 'run'>;
  /** Checks whether React Native accepts a value. Defaults to a check against React Native's types. */
  accepts?: Accepts;
}

/**
 * Computes the support for the classes in `named` on all platforms, using the installed packages. Results are
 * in the order of `named`.
 */
export async function computeClasses(
  library: LibraryName,
  named: Named[],
  { share = () => {}, processes = { run: runJob }, accepts }: ComputeOptions = {},
): Promise<ClassSupport[]> {
  const classes = named.map(([name]) => name);
  const run: RunJob = (job, progress) => processes.run({ library, job, classes }, progress);
  const observations = await LIBRARIES[library].observe(named, share, run);
  const isAccepted =
    accepts ?? checkTypes(observations.flatMap(({ ios, android }) => [ios, android]));
  return observations.map((observation) => toClassSupport(observation, isAccepted));
}
