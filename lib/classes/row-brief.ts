import type { Row } from './fold-classes';
import { splitOutside } from './resolve-class';

/** What stays in one line beside the name of a class, in letters. */
const LINE = 72;

/**
 * What each of some rows says in one line: its native style, else its CSS. Of one that is too long, the
 * declarations that most of its likes share are left out, which an ellipsis tells.
 */
export function toBriefs(rows: readonly Row[]): string[] {
  const lists = rows.map(declarationsOf);
  return lists.map((own) => {
    const whole = own.join(', ');
    if (whole.length <= LINE) return whole;
    const likes = lists.filter((other) => namesOf(other) === namesOf(own));
    const isOwn = (declaration: string) =>
      likes.filter((other) => other.includes(declaration)).length * 2 <= likes.length;
    const distinct = own.filter(isOwn);
    const text = (distinct.length > 0 ? distinct : own).join(', ');
    if (text.length > LINE) return `${text.slice(0, LINE)}…`;
    return distinct.length < own.length ? `${text}, …` : text;
  });
}

function namesOf(declarations: readonly string[]): string {
  return declarations.map((text) => text.replace(/:.*/, '')).join();
}

/** The declarations of both native styles, else those of the CSS. */
function declarationsOf({ css, native }: Row): string[] {
  const styles = [native.ios, native.android]
    .flatMap((style) => splitOutside(style, ','))
    .map((part) => part.trim())
    .filter(Boolean);
  return styles.length > 0 ? [...new Set(styles)] : css.split('; ');
}
