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

/**
 * Makes a function that shows edits of files, one time after another. What `show` does not show, because it resolves
 * to false or rejects, it gets again with the next edit.
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
