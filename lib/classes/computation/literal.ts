/** Plain value that a style object can contain. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/**
 * Converts a runtime value to plain data. Rounds numbers to four decimals, replaces animated values with
 * their current value, and drops `undefined` entries of objects. Other values that are not plain data, such
 * as functions, become `null`.
 */
export function toLiteral(value: object): Record<string, Literal>;
export function toLiteral(value: unknown): Literal;
export function toLiteral(value: unknown): Literal {
  if (typeof value === 'number') return Number.isFinite(value) ? round(value) : String(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => toLiteral(item));
  if (typeof value !== 'object' || value === null) return null;
  if ('_isReanimatedSharedValue' in value && 'value' in value) return toLiteral(value.value);
  const kept = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(kept.map(([key, item]) => [key, toLiteral(item)]));
}

/**
 * Prints a value as JavaScript source with single quotes, such as `{ width: 0, height: 1 }`. A
 * `var(--name)` reference is printed without quotes.
 */
export function print(value: Literal): string {
  if (isVariable(value)) return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${printEntries(value)} }`;
  return String(value);
}

/** Whether the value is exactly one `var(--name)` reference. */
export function isVariable(value: Literal): boolean {
  return typeof value === 'string' && /^var\(--[^()]*\)$/.test(value);
}

/** Prints the entries of an object without its braces, such as `width: 0, height: 1`. */
export function printEntries(entries: Record<string, Literal>): string {
  return Object.entries(entries)
    .map(([key, value]) => `${key}: ${print(value)}`)
    .join(', ');
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
