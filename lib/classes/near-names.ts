import { distance } from 'fastest-levenshtein';

/** How many names are offered at most. */
const SUGGESTIONS = 8;
const FAR = Number.POSITIVE_INFINITY;

/**
 * The names that are nearest to one that does not exist, compared part by part: words by their
 * letters, numbers by their size. Names that go on where this one ends come first.
 */
export function nearNames(name: string, names: Iterable<string>): string[] {
  if (!name) return [];
  const scored = [...names].map((other): [number, string] => [farness(name, other), other]);
  return scored
    .filter(([score]) => score < FAR)
    .sort(([a], [b]) => a - b)
    .slice(0, SUGGESTIONS)
    .map(([, other]) => other);
}

function farness(name: string, other: string): number {
  if (other.startsWith(name)) return other.length - name.length - 100;
  const [parts, others] = [partsOf(name), partsOf(other)];
  if (parts.length === others.length)
    return parts.reduce((sum, part, index) => sum + partFarness(part, others[index] ?? ''), 0);
  // A hyphen too many or too few.
  const letters = distance(parts.join(''), others.join(''));
  return letters <= 1 ? letters + 1 : FAR;
}

function partsOf(name: string): string[] {
  return name.replace(/^-/, '').split('-');
}

function partFarness(part: string, other: string): number {
  if (part === other) return 0;
  const [value, otherValue] = [toNumber(part), toNumber(other)];
  if (value !== undefined && otherValue !== undefined) {
    const isSameKind = part.includes('/') === other.includes('/');
    return (isSameKind ? 0.5 : 1) + Math.abs(value - otherValue) / Math.max(value, otherValue);
  }
  if (value !== undefined || otherValue !== undefined) return FAR;
  const letters = distance(part, other);
  return letters <= Math.floor(part.length / 3) + 1 && letters < part.length ? letters : FAR;
}

/** A step of a scale or a fraction as a number. */
function toNumber(part: string): number | undefined {
  const [, over, under = '1'] = /^(\d+\.?\d*)(?:\/(\d+))?$/.exec(part) ?? [];
  return over === undefined ? undefined : Number(over) / Number(under);
}
