import type { ClassStore } from './class-store';
import { colorOf, splitColor } from './palette';

/**
 * Returns the color families of the palette, such as `slate`, in the row order of the image from
 * `paletteSvg`. A single color, such as black, is a separate family.
 */
export function paletteFamilies(store: ClassStore): string[] {
  return [...paletteOf(store).keys()];
}

/**
 * Returns an SVG image of the palette. Each color family is a row of the same height, with the family's
 * shades from left to right.
 */
export function paletteSvg(store: ClassStore): string {
  const rows = [...paletteOf(store).values()];
  const cells = rows.flatMap((colors, y) =>
    colors.map((color, x) => `<path fill="${color}" d="M${x} ${y}h1v1h-1z"/>`),
  );
  const size = `viewBox="0 0 11 ${rows.length}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${cells.join('')}</svg>`;
}

function paletteOf({ classes }: ClassStore): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { name, plugin, native } of classes) {
    const color = plugin === 'backgroundColor' ? splitColor(name)?.color : undefined;
    if (!color) continue;
    const family = color.replace(/-\d+$/, '');
    const value = colorOf(/#[\da-f]{3,8}|rgb\([^)]*\)|transparent/i.exec(native.ios) ?? []);
    families.set(family, [...(families.get(family) ?? []), value]);
  }
  return families;
}
