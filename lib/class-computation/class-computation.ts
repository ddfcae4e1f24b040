/**
 * What each class and variant does on every platform, asked of the installed library itself. This is
 * the way in: the parts beside it run in processes of their own or in the browser.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClassSupport, ClassVersion } from '@/lib/classes/data';
import type { VariantSupport } from '@/lib/classes/variants';
import type { ObservedV2 } from './classes-v2';
import type { Progress } from './compute-platform';
import type { Job } from './library-jobs';
import type { Observed } from './observe-class';
import { type Observation, toClassSupport } from './to-class-support';
import { judge } from './type-answers';

/** A class and the plugin it comes from. */
export type Named = [name: string, plugin: string];

/** Called with the share of the work that is done, from 0 to 1. */
export type Share = (share: number) => void;

/** Every class of a version, in the order of its plugins. */
export function listClasses(version: ClassVersion): Promise<Named[]> {
  return runJob(`${version}:catalog`);
}

/** Every variant of a version, with what becomes of it. */
export function listVariants(version: ClassVersion): Promise<VariantSupport[]> {
  return runJob(`${version}:variants`);
}

/** Computes `named` from the installed packages, on all platforms. */
export async function computeClasses(
  version: ClassVersion,
  named: Named[],
  share: Share = () => {},
): Promise<ClassSupport[]> {
  const observe = version === 'v4' ? observeV4 : observeV2;
  const observations = await observe(named, share);
  const accepts = judge(observations.flatMap(({ ios, android }) => [ios, android]));
  return observations.map((observation) => toClassSupport(observation, accepts));
}

async function observeV4(named: Named[], share: Share): Promise<Observation[]> {
  const names = named.map(([name]) => name);
  const counts = { web: 0, ios: 0, android: 0 };
  const progress = (os: keyof typeof counts) => (count: number) => {
    counts[os] = count;
    share((counts.web + counts.ios + counts.android) / (3 * names.length));
  };
  const [[web, android], ios] = await Promise.all([
    runJob('v4:web', names, progress('web')).then(
      async (css) => [css, await runJob('v4:android', names, progress('android'))] as const,
    ),
    runJob('v4:ios', names, progress('ios')),
  ]);
  return named.flatMap(([name, plugin], index) => {
    const [first, second] = [ios[index], android[index]];
    return first && second
      ? [{ name, plugin, css: web[index] ?? '', ios: first, android: second }]
      : [];
  });
}

async function observeV2(named: Named[], share: Share): Promise<Observation[]> {
  const names = named.map(([name]) => name);
  const found = await runJob('v2:all', names, (count) => share(count / names.length));
  return named.flatMap(([name, plugin], index) => {
    const observed = found[index];
    return observed ? [{ name, plugin, ...observed }] : [];
  });
}

interface Results {
  'v4:catalog': [name: string, plugin: string][];
  'v2:catalog': [name: string, plugin: string][];
  'v4:variants': VariantSupport[];
  'v2:variants': VariantSupport[];
  'v4:web': string[];
  'v4:ios': Observed[];
  'v4:android': Observed[];
  'v2:all': ObservedV2[];
}

interface Message {
  count?: number;
  done?: unknown;
  failed?: string;
}

/** Runs a job in a process of its own and hands over its result, one item per class. */
function runJob<J extends Job>(
  job: J,
  classes: string[] = [],
  progress: Progress = () => {},
): Promise<Results[J]> {
  const platform = job.startsWith('v2') ? undefined : job.replace('v4:', '');
  const child = fork(fileURLToPath(new URL('./library-jobs.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NATIVEWIND_OS: platform === 'catalog' || platform === 'variants' ? 'ios' : platform,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', ({ count, done, failed }: Message) => {
      if (count !== undefined) return progress(count);
      child.kill();
      if (failed) return reject(new Error(failed));
      progress(classes.length);
      resolve(done as Results[J]);
    });
    child.on('exit', (code) => code && reject(new Error(`${job} ended with code ${code}.`)));
    child.send({ job, classes });
  });
}
