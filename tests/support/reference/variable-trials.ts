import type { Found } from '@/lib/classes/lookup/lookup-index';
import type { NativeVerdict } from './native-verdict';

/** A value of a variable, as `vars()` takes it and as CSS text. */
interface Trial {
  value: string | number | number[];
  css: string;
}

/** One value of every type; a number is a length as well. */
const TYPES: Trial[] = [
  { value: 12, css: '12px' },
  { value: 12, css: '12' },
  ...toTrials(['#0a7ea4', '20%', '45deg', '10 20 30', '210 40% 98%']),
  // `:root` gives a list of numbers as an array.
  { value: [10, 20, 30], css: '10 20 30' },
];
const KEYWORDS = toTrials([
  ...['middle', 'center', 'row', 'absolute', 'bold', 'italic', 'hidden', 'none', 'solid', 'wrap'],
  ...['uppercase', 'underline', 'cover'],
]);
/** Classes whose property may take keywords only. */
const OF_KEYWORDS = /(?:^|:)!?(?:\[|font-|align-)/;

function toTrials(values: string[]): Trial[] {
  return values.map((value) => ({ value, css: value }));
}

/** A class with its variables renamed, so that one app can try all values at once. */
export interface TriedClass extends Trial {
  text: string;
  name: string;
  variables: string[];
}

/** A variable that a class reads: not one of Tailwind (`--tw-`), and not one that it sets, which a colon follows. */
const VARIABLE = /--(?!tw-)[a-z]\w*\b(?!:)/gi;

/** Classes that read variables, once for each value: one of each type, and those that an answer is shown for. */
export function toTried(
  texts: readonly string[],
  shownFor: (text: string) => string[],
): TriedClass[] {
  const reading = texts.filter((text) => text.match(VARIABLE));
  // An app gives a variable one value, so each value has a variable of its own.
  const numbers = new Map<string, number>();
  return reading.flatMap((text) => {
    const shown = shownFor(text).flatMap((value): Trial[] => {
      const number = Number(value);
      if (/^[\d.]+(?: [\d.]+)+$/.test(value))
        return [value, value.split(' ').map(Number)].map((list) => ({ value: list, css: value }));
      if (Number.isNaN(number)) return [{ value, css: value }];
      return ['px', ''].map((unit) => ({ value: number, css: value + unit }));
    });
    const keywords = OF_KEYWORDS.test(text) ? KEYWORDS : [];
    return [...TYPES, ...keywords, ...shown].map((trial) => {
      const key = JSON.stringify([trial.value, trial.css]);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      const name = text.replace(VARIABLE, (variable) => `${variable}T${number}`);
      return { ...trial, text, name, variables: [...new Set(name.match(VARIABLE))] };
    });
  });
}

/** The values that an answer is shown for, when it has computed with them. */
export function shownValues({ remarks }: Pick<Found, 'remarks'>): string[] {
  const all = /Shown for (.*?)\.(?: |$)/.exec(remarks.join(' '))?.[1] ?? '';
  return [...new Set([...all.matchAll(/: ([^,]+)/g)].map(([, value = '']) => value))];
}

/** The verdicts with the best support. */
export function bestOf(verdicts: NativeVerdict[]): NativeVerdict[] {
  const found = (['full', 'partial'] as const).map((support) =>
    verdicts.filter((verdict) => verdict.support === support),
  );
  return found.find((list) => list.length > 0) ?? verdicts.slice(-1);
}

/** A native style of the lookup with the value of a trial in place of each variable, in the forms that functions write it. */
export function withValue(style: string, value: Trial['value'] | undefined): string[] {
  if (value === undefined) return style.includes('var(--') ? [] : [style];
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  const forms = [text, text.replaceAll(' ', ', '), text.replaceAll(' ', ',')];
  return forms.map((form) =>
    style
      .replace(/'[^']*'|"[^"]*"/g, (string) => string.replace(/var\(--\w+\)/g, form))
      .replace(/var\(--\w+\)/g, () => JSON.stringify(value)),
  );
}
