import { LIBRARIES, type LibraryJob, type LibraryName } from './libraries';

/** Message that starts a job in a child process. */
export interface LibraryOrder {
  library: LibraryName;
  job: string;
  classes: string[];
}

process.on('message', async ({ library, job, classes }: LibraryOrder) => {
  try {
    const jobs: Record<string, LibraryJob> = LIBRARIES[library].jobs;
    const run = jobs[job];
    if (!run) throw new Error(`${library} has no job ${job}.`);
    const done = await run(classes, (count) => process.send?.({ count }));
    process.send?.({ done });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) });
  }
});
