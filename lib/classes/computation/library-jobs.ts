import { installAppConfig } from './app-config';
import { type AppSetup, LIBRARIES, type LibraryJob, type LibraryName } from './libraries';

/** Message that starts a job in a child process. */
export interface LibraryOrder {
  library: LibraryName;
  job: string;
  classes: string[];
  /** Files of an app. Defaults to NativeWind's own preset and no CSS. */
  app?: AppSetup;
}

let isPrepared = false;

process.on('message', async ({ library, job, classes, app }: LibraryOrder) => {
  try {
    const jobs: Record<string, LibraryJob> = LIBRARIES[library].jobs;
    const run = jobs[job];
    if (!run) throw new Error(`${library} has no job ${job}.`);
    if (app?.config !== undefined && !isPrepared) installAppConfig(app.config, job);
    isPrepared = true;
    const done = await run(classes, (count) => process.send?.({ count }), app);
    process.send?.({ done });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) });
  }
});
