import { type Level, levels } from '@/lib/player/protocol';

const MOST = 200;

let count = 0;

/** Hands every line that is logged to `send`, at most some hundred in a run. */
export function recordConsole(send: (level: Level, text: string) => void): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      count += 1;
      if (count < MOST) send(level, values.map(toText).join(' '));
      if (count === MOST) send('warn', 'More lines of this run are not shown.');
    };
  }
}

/** Starts the count of a new run. */
export function resetConsole(): void {
  count = 0;
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
