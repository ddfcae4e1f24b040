/** A value as it may stand in a style object. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/** Copies a runtime value as plain data: floats without noise, animated values as their start. */
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

/** Writes a value as JavaScript with single quotes: `{ width: 0, height: 1 }`. A CSS variable has no quotes. */
export function print(value: Literal): string {
  if (isVariable(value)) return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${printEntries(value)} }`;
  return String(value);
}

/** Tells whether the whole value is a `var(--name)` reference. */
export function isVariable(value: Literal): boolean {
  return typeof value === 'string' && /^var\(--[^()]*\)$/.test(value);
}

/** Writes the entries of an object without its braces: `width: 0, height: 1`. */
export function printEntries(entries: Record<string, Literal>): string {
  return Object.entries(entries)
    .map(([key, value]) => `${key}: ${print(value)}`)
    .join(', ');
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
