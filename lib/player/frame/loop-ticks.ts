const LONGEST = 1000;

let started = 0;
let rounds = 0;
let poisoned = false;

/** Ends a loop that keeps the frame busy for a second; then every loop of this run, since React tries again. */
export function tick(): void {
  if (poisoned) throw new Error(message);
  rounds += 1;
  if (rounds % 512 !== 1) return;
  const now = performance.now();
  if (started === 0) {
    started = now;
    setTimeout(() => {
      started = 0;
    });
  }
  if (now - started < LONGEST) return;
  poisoned = true;
  throw new Error(message);
}

/** Lets loops run again, for the next run. */
export function resetTicks(): void {
  started = 0;
  rounds = 0;
  poisoned = false;
}

const message = 'A loop ran for more than a second and was stopped.';
