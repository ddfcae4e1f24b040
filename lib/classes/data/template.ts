/**
 * CSS or native style, split into a shape with placeholders, such as `gap: ‹number›`, and the values that
 * fill them, such as `1rem`. Styles with the same shape differ only in their values.
 */
export interface Template {
  shape: string;
  values: string[];
}

/** Variable of an app. Tailwind's internal variables are part of the shape. */
const VARIABLE = String.raw`\bvar\(--(?!tw-)[\w-]+\)`;
const COLOR = String.raw`#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\((?:[^()]|\([^()]*\))*\)|\btransparent\b`;
const NUMBER = String.raw`(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|%|deg|ms|s|vw|vh|fr|ch)?(?![\w%])`;
const VALUE = new RegExp(`${COLOR}|${VARIABLE}|${NUMBER}`, 'gi');

/**
 * Replaces the colors, numbers, and variables in CSS or a native style with placeholders. Each type of value has
 * its own placeholder, such as `‹color›` or `‹angle›`.
 */
export function toTemplate(text: string): Template {
  const values: string[] = [];
  const shape = text.replace(VALUE, (value) => {
    values.push(value);
    return `‹${kindOf(value)}›`;
  });
  return { shape, values };
}

/**
 * Replaces the placeholders in a shape with values, in order. Removes placeholders for which there is no
 * value.
 */
export function fill(shape: string, values: readonly string[]): string {
  let index = 0;
  return shape.replace(/‹\w+›/g, () => values[index++] ?? '');
}

/** Whether a shape contains a color placeholder. */
export function hasColorPlaceholder(shape: string): boolean {
  return shape.includes('‹color›');
}

function kindOf(value: string): string {
  if (value.startsWith('var(')) return 'variable';
  if (!/^-?[\d.]/.test(value)) return 'color';
  if (value.endsWith('%')) return 'percent';
  if (/deg$/.test(value)) return 'angle';
  if (/\dm?s$/.test(value)) return 'time';
  return 'number';
}
