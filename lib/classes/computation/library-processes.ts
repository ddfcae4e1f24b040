import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Progress } from './compute-platform';
import type { AppSetup } from './libraries';
import type { LibraryOrder } from './library-jobs';
import { projectFolder } from './project-folder';

/** Child processes that run the jobs of libraries. */
export interface LibraryProcesses {
  /**
   * Runs a job and resolves to its result. Rejects if the job throws or its process exits early. Jobs with the
   * same name run one after the other in the same process.
   */
  run<Result>(order: Omit<LibraryOrder, 'app'>, progress?: Progress): Promise<Result>;
  /** Ends the processes. */
  end(): void;
}

interface Message {
  count?: number;
  done?: unknown;
  failed?: string;
}

/**
 * Creates processes that compute classes, with the files of an app if it is given. A process starts with the
 * first job that needs it, and stays for the next one, because it takes seconds to load NativeWind.
 */
export function toLibraryProcesses(app?: AppSetup): LibraryProcesses {
  const running = new Map<string, ChildProcess>();
  const last = new Map<string, Promise<unknown>>();
  const processOf = (key: string) => {
    const known = running.get(key);
    if (known) return known;
    const started = startProcess();
    running.set(key, started);
    started.once('exit', () => running.delete(key));
    return started;
  };
  return {
    run<Result>(order: LibraryOrder, progress: Progress = () => {}) {
      const key = `${order.library} ${order.job}`;
      const result = (last.get(key) ?? Promise.resolve()).then(() =>
        send<Result>(processOf(key), { ...order, ...(app && { app }) }, progress),
      );
      const settled = result.catch(() => {});
      last.set(key, settled);
      return result;
    },
    end() {
      for (const child of running.values()) child.kill();
    },
  };
}

/** Runs a job in a separate process. Resolves to the job's result, and rejects if the job fails. */
export async function runJob<Result>(order: LibraryOrder, progress?: Progress): Promise<Result> {
  const processes = toLibraryProcesses();
  try {
    return await processes.run(order, progress);
  } finally {
    processes.end();
  }
}

function startProcess(): ChildProcess {
  return fork(fileURLToPath(new URL('./library-jobs.ts', import.meta.url)), {
    // The loader and its settings are found from the working directory.
    cwd: projectFolder,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function send<Result>(
  child: ChildProcess,
  order: LibraryOrder,
  progress: Progress,
): Promise<Result> {
  const { library, job, classes } = order;
  return new Promise<Result>((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', read).off('exit', fail);
      finish();
    };
    const read = ({ count, done, failed }: Message) => {
      if (count !== undefined) return progress(count);
      settle(() => {
        if (failed) return reject(new Error(failed));
        progress(classes.length);
        resolve(done as Result);
      });
    };
    // Also runs when a signal ends the process, for example when memory runs out.
    const fail = (code: number | null, signal: string | null) =>
      settle(() =>
        reject(new Error(`The job ${job} of ${library} exited with ${signal ?? `code ${code}`}.`)),
      );
    child.on('message', read).on('exit', fail);
    child.send(order);
  });
}
