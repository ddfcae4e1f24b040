import { splitOutside } from './resolve-class';

/**
 * Splits the CSS of a class into lines with one declaration each. Declarations in a rule or at-rule are indented
 * by two spaces per level.
 */
export function toCssLines(css: string): string[] {
  return splitOutside(css, ';').flatMap((part) => {
    const text = part.trim();
    const start = text.indexOf('{');
    if (start < 0 || !text.endsWith('}')) return text ? [text] : [];
    const inside = toCssLines(text.slice(start + 1, -1)).map((line) => `  ${line}`);
    return [text.slice(0, start + 1), ...inside, '}'];
  });
}

/** Splits a native style, as the class data contains it, into lines with one property or prop each. */
export function toStyleLines(style: string): string[] {
  return splitOutside(style, ';').flatMap((part) => {
    const text = part.trim();
    const lines: string[] = [];
    for (const entry of splitOutside(text, ',')) {
      // A comma that no property follows is part of the value before it.
      const isProperty = lines.length === 0 || /^ \w+: /.test(entry);
      if (isProperty) lines.push(entry.trim());
      else lines[lines.length - 1] += `,${entry}`;
    }
    return lines.filter(Boolean);
  });
}

/**
 * Splits a style into parts. Those with an odd index are short objects, function calls, lists of lengths, ranges,
 * or a word with hyphens, such as `{ width: 0, height: 1 }`, `0…24`, and `'column-reverse'`, which stay on one line if
 * they fit.
 */
export function splitStyle(style: string): string[] {
  return style.split(
    /((?<=^ )[\w.%-]{1,8}…[\w.%-]{1,8}$|(?:-?[\d.]+(?:px)? ){1,3}-?[\d.]+px|'?[\w-]+\((?=[^()]* )[^()]{1,16}\)+'?[,;]?|var\(--[\w-]+\)|\{ [^{}]{1,22}\},?|(?<=^ |: )'?(?=[a-z-]{10})[a-z]+(?:-[a-z]+)+'?[,;]?$)/m,
  );
}

/** Splits lines of a style into parts. Those with an odd index are properties, such as `padding:`. */
export function splitProperties(lines: string): string[] {
  return lines.split(/(^[\w-]+:)/m);
}
