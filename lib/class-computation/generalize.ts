import { type BracketValue, fillBracket } from '@/lib/classes/brackets';

/** A text that the library gives for a value. */
export interface Given {
  text: string;
  value: BracketValue;
}

/** One text that gives each of the texts for its value; nothing when there is none. */
export function generalize(
  probes: Given[],
  nameParts: (text: string, value: BracketValue) => string,
): string | undefined {
  const [first, second] = probes;
  if (!first || !second) return undefined;
  const numbers = nameParts(second.text, second.value).match(FREE_NUMBER) ?? [];
  let index = 0;
  const scaled = nameParts(first.text, first.value).replace(FREE_NUMBER, (number) => {
    const twin = numbers[index++];
    if (twin === number || twin === undefined) return number;
    return `‹×${Math.round((Number(number) / first.value.number) * 1e4) / 1e4}›`;
  });
  return probes.every(({ text, value }) => fillBracket(scaled, value) === text)
    ? scaled
    : undefined;
}

/** Numbers that stand by themselves. */
const FREE_NUMBER = /(?<![\w#.‹×-])-?\d+(?:\.\d+)?(?![\w.%])/g;

/** Puts names in the places of the value as it was written, and of the parts of a color. */
export function nameInCss(text: string, value: BracketValue): string {
  const { raw, kind, alpha } = value;
  const isNumber = kind === 'number';
  const written = isNumber ? new RegExp(`(?<![\\w#.])${raw}(?![\\w.%])`, 'g') : raw;
  const named = text.replaceAll(written, '‹raw›');
  if (!Number.isNaN(value.number)) return named;
  const channels = named.replaceAll(fillBracket('‹rgb›', value), '‹rgb›');
  return kind === 'faded' ? channels.replaceAll(` / ${alpha})`, ' / ‹alpha›)') : channels;
}

/** A style has colors in six or eight digits, and numbers as JavaScript writes them. */
export function nameInStyle(text: string, value: BracketValue): string {
  const { raw, kind } = value;
  if (kind === 'number') return text;
  if (!Number.isNaN(value.number)) {
    const unit = raw.replace(/^[-\d.]+/, '');
    return text.replaceAll(`${value.number}${unit}`, `‹×1›${unit}`);
  }
  const part = kind === 'faded' ? '‹hexa›' : '‹hex›';
  return text.replaceAll(fillBracket(part, value), part);
}
