import { playerSilent } from '@/content/messages/player';
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
const ATTEMPTS = 4;

/** In the order in which they were last wanted. */
let holders: Holder[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastPing = 0;
let isRecovering = false;

/** Gives a live frame to the holder: now, or once a process that hangs is gone. */
export function wantFrame(holder: Holder): void {
  holders = [...holders.filter((other) => other !== holder), holder];
  timer ??= setInterval(watch, PING);
  if (isRecovering) return;
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
  const live = holders.filter(({ frame }) => frame?.isConnected);
  if (slept) for (const { frame } of live) frame?.hear();
  const silent = live.filter(({ frame }) => frame && now - frame.heard > SILENCE);
  if (silent.length > 0) recover(silent);
  else for (const { frame } of live) frame?.send({ type: 'ping' });
}

/**
 * Frames can share a process: all of them go, and all come back but the culprit. That is the one that
 * has not come to the end of a run, or the one that was wanted last when all of them have.
 */
function recover(silent: readonly Holder[]): void {
  const culprit = silent.findLast(({ frame }) => !frame?.isSettled) ?? silent.at(-1);
  for (const holder of holders) if (holder !== culprit) holder.release();
  culprit?.stop(playerSilent);
  isRecovering = true;
  setTimeout(() => {
    isRecovering = false;
    bringBack(ATTEMPTS);
  }, RECOVERY);
}

/** A frame that was put into a process that is still going never answers, so it is made again. */
function bringBack(attempts: number): void {
  const lost = holders.filter(({ frame, isVisible }) => isVisible && !frame?.isConnected);
  if (lost.length === 0 || attempts === 0) return;
  for (const holder of lost) {
    holder.release();
    wantFrame(holder);
  }
  setTimeout(() => bringBack(attempts - 1), SILENCE);
}
