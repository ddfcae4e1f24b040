import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { VariantSupport } from '@/lib/classes/variants';
import type { ObservedV2 } from './classes-v2';
import type { Progress } from './compute-platform';
import type { Job } from './library-jobs';
import type { Observed } from './observe-class';

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
export function runJob<J extends Job>(
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
