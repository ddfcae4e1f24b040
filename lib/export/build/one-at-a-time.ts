/**
 * Wraps `work` so that its runs never overlap. Calls during a run schedule a single additional run and return
 * the same promise as the call that started the first run. The promise settles after the last scheduled run,
 * and rejects if any run failed.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const runAll = async () => {
    isWanted = false;
    try {
      await work();
    } finally {
      if (isWanted) await runAll();
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

/**
 * Returns a function that passes edited files to `show`, one call at a time. If `show` resolves to false or
 * rejects, its next call includes the same files again.
 */
export function untilShown(
  show: (files: string[]) => Promise<boolean>,
): (files: readonly string[]) => Promise<void> {
  const edited = new Set<string>();
  const showAll = oneAtATime(async () => {
    const files = [...edited];
    edited.clear();
    let isShown = false;
    try {
      isShown = await show(files);
    } finally {
      if (!isShown) for (const file of files) edited.add(file);
    }
  });
  return (files) => {
    for (const file of files) edited.add(file);
    return showAll();
  };
}
