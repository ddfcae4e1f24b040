import { splitOutside } from '@/lib/classes/data/resolve-class';

/**
 * Matches words in the `animation` shorthand that are not keyframe names, such as times, counts, easings and
 * directions.
 */
const WORDS =
  /^(?:-?[\d.]+(?:m?s)?|infinite|linear|ease|ease-(?:in|out|in-out)|step-(?:start|end)|normal|reverse|alternate|alternate-reverse|none|forwards|backwards|both|running|paused|inherit|initial|unset|revert|auto|!important|.*[(].*)$/;

/**
 * Returns the keyframe names that a class's CSS refers to (`asked`), and the referenced names that the CSS
 * does not define (`missing`).
 */
export function keyframeNames(css: string): { asked: string[]; missing: string[] } {
  const values = [...css.matchAll(/\banimation(?:-name)?: ([^;{}]*)/g)];
  const asked = values.flatMap(([, value = '']) =>
    splitOutside(value, ',').flatMap((part) => {
      const name = splitOutside(part.trim(), ' ').find((word) => word && !WORDS.test(word));
      return name ? [name] : [];
    }),
  );
  const known = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  return { asked, missing: [...new Set(asked.filter((name) => !known.has(name)))] };
}
