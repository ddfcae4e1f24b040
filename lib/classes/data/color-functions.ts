import { isRecord, PLACE, type ThemeConfig } from './theme-config';

/** Options that Tailwind passes to a color of a theme that is a function. Empty for a color without an opacity. */
interface Opacity {
  opacityVariable?: string;
  opacityValue?: string | number;
}

/** Color of a theme that depends on its opacity. */
type ColorFunction = (opacity: Opacity) => string;

/**
 * Converts a function in a theme to JSON: a list of `PLACE`, the color without an opacity, and the color with `PLACE`
 * instead of the opacity. Undefined if the function fails, does not return strings, or computes with the opacity.
 */
export function toColorJson(color: (opacity: Opacity) => unknown): readonly string[] | undefined {
  try {
    const [plain, template] = [color({}), color({ opacityValue: PLACE })];
    if (typeof plain !== 'string' || typeof template !== 'string') return undefined;
    const isSame = [
      color({ opacityValue: '0.25' }) === withOpacity(template, '0.25'),
      color({ opacityValue: PLACE, opacityVariable: '--opacity' }) === template,
    ];
    return isSame.every(Boolean) ? [PLACE, plain, template] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the function that `toColorJson` has converted. Undefined for any other value. */
export function toColorFunction(value: unknown): ColorFunction | undefined {
  if (!Array.isArray(value) || value[0] !== PLACE) return undefined;
  const [, plain, template] = value.map(String);
  return ({ opacityValue }) =>
    (opacityValue === undefined ? plain : withOpacity(template ?? '', opacityValue)) ?? '';
}

/** Copies a theme, or the options of a plugin, with functions instead of the lists that `toColorJson` returns. */
export function withColorFunctions(theme: ThemeConfig): ThemeConfig {
  return Object.fromEntries(Object.entries(theme).map(([key, value]) => [key, restored(value)]));
}

function restored(value: unknown): unknown {
  if (isRecord(value)) return withColorFunctions(value);
  return toColorFunction(value) ?? (Array.isArray(value) ? value.map(restored) : value);
}

function withOpacity(template: string, opacity: string | number): string {
  return template.replaceAll(PLACE, () => String(opacity));
}
