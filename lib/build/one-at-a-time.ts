/**
 * Makes a function that runs `work` and never twice at a time: asked for while it runs, it runs once more
 * afterwards. Its promise resolves when nothing is left to do, and rejects as `work` does.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  };
  return () => {
    isWanted = true;
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  };
}
