import { playerSilent } from '@/content/messages/player';
import type { LiveFrame } from './live-frame';

/** Owner of a live frame, such as a player on the page. */
export interface Holder {
  readonly frame: LiveFrame | undefined;
  isVisible: boolean;
  mount(): void;
  /** Removes the frame and shows the static drawing again. */
  release(): void;
  /**
   * Removes the frame and shows a message. The frame stays removed until the reader runs the sample again.
   */
  stop(message: string): void;
}

const MOST = 4;
const PING = 500;
const SILENCE = 3000;
/**
 * Milliseconds until frames are recreated after a hang. A hung process takes a while to exit, and frames
 * created earlier would run in it.
 */
const RECOVERY = 1300;
const ATTEMPTS = 4;

/** Holders, least recently requested first. */
let holders: Holder[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastPing = 0;
let isRecovering = false;

/**
 * Creates a live frame for the holder, either immediately or after the recovery from a hung process. If too
 * many frames are live, another holder loses its frame, preferably one that is not visible.
 */
export function wantFrame(holder: Holder): void {
  holders = [...holders.filter((other) => other !== holder), holder];
  timer ??= setInterval(watch, PING);
  if (isRecovering) return;
  const live = holders.filter(({ frame }) => frame);
  const spare = live.find(({ isVisible }) => !isVisible) ?? live.find((other) => other !== holder);
  if (!holder.frame && live.length >= MOST) spare?.release();
  if (!holder.frame) holder.mount();
}

/** Removes a holder that has left the page or no longer needs a frame. */
export function forgetHolder(holder: Holder): void {
  holders = holders.filter((other) => other !== holder);
  if (holders.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/**
 * Pings every frame and recovers from frames that have not responded for three seconds. Time when the page
 * itself was suspended or hidden does not count.
 */
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
 * Recovers from a hung frame. Frames can share a process, so all of them are removed, and all except the
 * culprit are recreated. The culprit is the most recent frame that has not finished its run, or the most
 * recent silent frame if all of them have.
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

/**
 * Recreates frames that have not connected. A frame that was created in the hung process never responds, so
 * this is repeated up to the given number of attempts.
 */
function bringBack(attempts: number): void {
  const lost = holders.filter(({ frame, isVisible }) => isVisible && !frame?.isConnected);
  if (lost.length === 0 || attempts === 0) return;
  for (const holder of lost) {
    holder.release();
    wantFrame(holder);
  }
  setTimeout(() => bringBack(attempts - 1), SILENCE);
}
