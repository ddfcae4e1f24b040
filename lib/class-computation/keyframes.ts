import { load } from './library-packages';
import type { NativeSheet } from './native-compiler';
import type { CssNode } from './tailwind-context';

/** The style keys that keyframes name, and those of them that no compiled frame animates. */
export interface Frames {
  keys: string[];
  lost: string[];
}

/** What became of the keyframes of a sheet, by the name of the animation. */
export function keyframes(css: string, sheet: NativeSheet): Map<string, Frames> {
  const compiled = new Map(sheet.keyframes);
  const found = new Map<string, Frames>();
  const root: CssNode = load('postcss').parse(css);
  for (const rule of root.nodes ?? []) {
    if (rule.name !== 'keyframes' || !rule.params) continue;
    const frames = compiled.get(rule.params)?.frames ?? [];
    const known = new Set(frames.map(([property]) => property));
    const keys = [...animatedKeys(rule)];
    const lost = keys.filter((key) => !known.has(key));
    found.set(rule.params, { keys: keys.filter((key) => known.has(key)), lost });
  }
  return found;
}

/** Style keys that keyframes name: a transform counts as its functions. */
function animatedKeys(keyframes: CssNode): Set<string> {
  const declarations = (keyframes.nodes ?? []).flatMap((frame) => frame.nodes ?? []);
  const keys = declarations.flatMap(({ prop = '', value = '' }) => {
    if (prop.startsWith('animation-')) return [];
    if (prop === 'transform') return value === 'none' ? [] : functions(value);
    return [prop.replace(/-./g, ([, letter = '']) => letter.toUpperCase())];
  });
  return new Set(keys);
}

function functions(value: string): string[] {
  return [...value.matchAll(/(\w+)\(/g)].map(([, name = '']) => name);
}
