import { playerSilent } from '@/content/messages/player';
import type { LiveFrame } from './live-frame';

/** Owner of a sandboxed iframe, such as a player on the page. */
export interface Holder {
  readonly frame: LiveFrame | undefined;
  isVisible: boolean;
  mount(): void;
  /** Removes the iframe and shows the static drawing again. */
  release(): void;
  /**
   * Removes the iframe and shows a message. A new iframe is only created when the reader runs the sample
   * again.
   */
  stop(message: string): void;
}

const MOST = 4;
const PING = 500;
const SILENCE = 3000;
/**
 * Delay in milliseconds before iframes are recreated after a hang. A hung process takes a while to exit, and
 * iframes created earlier would run in it.
 */
const RECOVERY = 1300;
const ATTEMPTS = 4;

/** Holders, sorted by their last call of `wantFrame`. The most recent one is last. */
let holders: Holder[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let lastPing = 0;
let isRecovering = false;

/**
 * Creates an iframe for the holder, either immediately or after the recovery from a hung process. If there
 * are too many iframes, another holder loses its iframe, preferably a holder that is not visible.
 */
export function wantFrame(holder: Holder): void {
  holders = [...holders.filter((other) => other !== holder), holder];
  timer ??= setInterval(watch, PING);
  if (isRecovering || holder.frame) return;
  const live = holders.filter(({ frame }) => frame);
  const spare = live.find(({ isVisible }) => !isVisible) ?? live[0];
  if (live.length >= MOST) spare?.release();
  holder.mount();
}

/** Removes a holder from the pool when its sample leaves the page. The holder removes its iframe itself. */
export function forgetHolder(holder: Holder): void {
  holders = holders.filter((other) => other !== holder);
  if (holders.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/**
 * Pings all connected iframes, or recovers if one of them has not responded for three seconds. Time during
 * which the page was suspended or hidden is ignored.
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
 * Recovers from a hung iframe. Iframes can share a process, so all of them are removed. Later, the visible
 * ones are recreated, except the culprit. The culprit is the most recent silent iframe that has not finished
 * its run. If all silent iframes have finished, it is the most recent of them.
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
 * Creates new iframes for visible holders whose iframe has not connected. An iframe that was created in the
 * hung process never responds, so this is repeated up to `attempts` times.
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
