/** Limits what a sample can do while it runs, and cleans up after each run. */
import { type ConsoleLevel, levels } from '../sample-protocol';

/**
 * Maximum number of console lines per run, and maximum time in milliseconds that a loop may block the iframe.
 */
const MOST_LINES = 200;
const LONGEST_LOOP = 1000;
const LOOP_MESSAGE = 'A loop ran for more than a second and was stopped.';

const { setTimeout: timeout, setInterval: interval, requestAnimationFrame: frame } = window;
const timers = new Set<() => void>();
let lines = 0;
let loopStart = 0;
let rounds = 0;
let poisoned = false;

/**
 * Installs the limits for all samples: removes WebRTC, tracks timers, and prevents samples from taking focus.
 * `send` receives the console lines of each run, up to `MOST_LINES`.
 */
export function limitRuns(send: (level: ConsoleLevel, text: string) => void): void {
  removeConnections();
  recordConsole(send);
  recordTimers();
  keepFocus();
}

/**
 * Removes WebRTC, because content security policies do not block it. Nested iframes can only run this same
 * script, which removes it there as well.
 */
function removeConnections(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
}

/** Clears the timers and counters of the previous run, so that its timers do not fire during the next run. */
export function endRun(): void {
  for (const clear of timers) clear();
  timers.clear();
  lines = 0;
  loopStart = 0;
  rounds = 0;
  poisoned = false;
}

/**
 * Throws when a loop blocks the iframe for a second. After that, every loop of the run throws immediately,
 * because React retries a failed render.
 */
export function tick(): void {
  if (poisoned) throw new Error(LOOP_MESSAGE);
  rounds += 1;
  if (rounds % 512 !== 1) return;
  const now = performance.now();
  if (loopStart === 0) {
    loopStart = now;
    setTimeout(() => {
      loopStart = 0;
    });
  }
  if (now - loopStart < LONGEST_LOOP) return;
  poisoned = true;
  throw new Error(LOOP_MESSAGE);
}

function recordConsole(send: (level: ConsoleLevel, text: string) => void): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      lines += 1;
      if (lines < MOST_LINES) send(level, values.map(toText).join(' '));
      if (lines === MOST_LINES) send('warn', 'More lines of this run are not shown.');
    };
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function') return `function ${value.name}`;
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

function recordTimers(): void {
  Object.assign(window, {
    setTimeout: (...args: Parameters<typeof timeout>) => keep(timeout(...args), clearTimeout),
    setInterval: (...args: Parameters<typeof interval>) => keep(interval(...args), clearInterval),
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      keep(frame(callback), cancelAnimationFrame),
  });
}

function keep(id: number, clear: (id: number) => void): number {
  timers.add(() => clear(id));
  return id;
}

/**
 * Lets samples move focus only while the reader is inside the iframe. Otherwise they could take focus from
 * the page.
 */
function keepFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function guarded(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
