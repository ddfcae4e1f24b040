/** A text with its values taken out: equal shapes differ in values only. */
export interface Template {
  shape: string;
  values: string[];
}

const COLOR = String.raw`#[\da-f]{3,8}\b|\brgba?\((?:[^()]|\([^()]*\))*\)|\btransparent\b`;
const NUMBER = String.raw`(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|%|deg|ms|s|vw|vh|fr|ch)?(?![\w%])`;
const VALUE = new RegExp(`${COLOR}|${NUMBER}`, 'gi');

/** Takes colors and numbers out of CSS or a native style; kinds of values stay told apart. */
export function toTemplate(text: string): Template {
  const values: string[] = [];
  const shape = text.replace(VALUE, (value) => {
    values.push(value);
    return `‹${kindOf(value)}›`;
  });
  return { shape, values };
}

/** Puts values back into a shape. */
export function fill(shape: string, values: readonly string[]): string {
  let index = 0;
  return shape.replace(/‹\w+›/g, () => values[index++] ?? '');
}

/** Whether the shape holds a color. */
export function holdsColor(shape: string): boolean {
  return shape.includes('‹color›');
}

function kindOf(value: string): string {
  if (!/^-?[\d.]/.test(value)) return 'color';
  if (value.endsWith('%')) return 'percent';
  if (/deg$/.test(value)) return 'angle';
  if (/\dm?s$/.test(value)) return 'time';
  return 'number';
}
