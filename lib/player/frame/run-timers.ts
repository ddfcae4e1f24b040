/** Clears what a run has started, so that it cannot go on behind the next one. */
const cleanups = new Set<() => void>();

const { setTimeout: timeout, setInterval: interval, requestAnimationFrame: frame } = window;

/** Remembers every timer that is started from now on. */
export function recordTimers(): void {
  Object.assign(window, {
    setTimeout: (...args: Parameters<typeof timeout>) => keep(timeout(...args), clearTimeout),
    setInterval: (...args: Parameters<typeof interval>) => keep(interval(...args), clearInterval),
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      keep(frame(callback), cancelAnimationFrame),
  });
}

/** Stops all timers of the run before. */
export function clearTimers(): void {
  for (const cleanup of cleanups) cleanup();
  cleanups.clear();
}

function keep(id: number, clear: (id: number) => void): number {
  cleanups.add(() => clear(id));
  return id;
}
