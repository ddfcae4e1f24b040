import type { LiveFrame } from './live-frame';

/** Something on the page that can have a live frame. */
export interface Holder {
  readonly frame: LiveFrame | undefined;
  isVisible: boolean;
  mount(): void;
  /** Gives the frame up; what was drawn before it shows again. */
  release(): void;
  /** Gives the frame up for good, until its reader asks for another run. */
  stop(message: string): void;
}

const MOST = 4;
const PING = 500;
const SILENCE = 3000;
/** A process that hangs takes a while to go; frames made before that would be put into it. */
const RECOVERY = 1300;

/** In the order in which they were last wanted. */
let holders: Holder[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastPing = 0;

/** Gives a live frame to the holder, now or when one that nobody sees can be taken from another. */
export function wantFrame(holder: Holder): void {
  holders = [...holders.filter((other) => other !== holder), holder];
  timer ??= setInterval(watch, PING);
  const live = holders.filter(({ frame }) => frame);
  const spare = live.find(({ isVisible }) => !isVisible) ?? live.find((other) => other !== holder);
  if (!holder.frame && live.length >= MOST) spare?.release();
  if (!holder.frame) holder.mount();
}

/** Forgets a holder that has left the page or has given its frame up. */
export function forgetHolder(holder: Holder): void {
  holders = holders.filter((other) => other !== holder);
  if (holders.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** Asks every frame for a sign of life; the page itself may have slept meanwhile. */
function watch(): void {
  const now = performance.now();
  const slept = now - lastPing > 3 * PING || document.hidden;
  lastPing = now;
  const live = holders.flatMap(({ frame }) => (frame?.isConnected ? [frame] : []));
  if (slept) for (const frame of live) frame.heard = now;
  const silent = live.filter(({ heard }) => now - heard > SILENCE);
  if (silent.length > 0) recover();
  else for (const frame of live) frame.send({ type: 'ping' });
}

/** Frames can share a process: all of them go, and all come back but the one that was wanted last. */
function recover(): void {
  const live = holders.filter(({ frame }) => frame);
  const culprit = live.findLast(({ frame }) => frame && performance.now() - frame.heard > SILENCE);
  for (const holder of live) holder.release();
  culprit?.stop('The sample did not answer for three seconds and was stopped.');
  setTimeout(() => {
    for (const holder of live) if (holder !== culprit && holder.isVisible) wantFrame(holder);
  }, RECOVERY);
}
