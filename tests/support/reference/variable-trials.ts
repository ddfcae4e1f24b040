import type { Found } from '@/lib/classes/lookup/lookup-index';
import type { NativeVerdict } from './native-verdict';

/** Value of a variable in two forms: as passed to `vars()`, and as CSS. */
interface Trial {
  value: string | number | number[];
  css: string;
}

/** Example values of each type: length, number, color, percentage, angle, and list of numbers. */
const TYPES: Trial[] = [
  { value: 12, css: '12px' },
  { value: 12, css: '12' },
  ...toTrials(['#0a7ea4', '20%', '45deg', '10 20 30', '210 40% 98%']),
  // NativeWind converts a list of numbers on `:root` to an array.
  { value: [10, 20, 30], css: '10 20 30' },
];
const KEYWORDS = toTrials([
  ...['middle', 'center', 'row', 'absolute', 'bold', 'italic', 'hidden', 'none', 'solid', 'wrap'],
  ...['uppercase', 'underline', 'cover'],
]);
/** Matches classes whose property may accept only keywords. */
const OF_KEYWORDS = /(?:^|:)!?(?:\[|font-|align-)/;

function toTrials(values: string[]): Trial[] {
  return values.map((value) => ({ value, css: value }));
}

/**
 * Class whose variables have been renamed, and the value to set them to. Each value gets its own variables,
 * which lets a single app test all values.
 */
export interface TriedClass extends Trial {
  text: string;
  name: string;
  variables: string[];
}

/**
 * Matches the variables that a class reads. Skips Tailwind's internal variables (`--tw-`), and variables
 * followed by a colon, because the class sets them.
 */
const VARIABLE = /--(?!tw-)[a-z][\w-]*(?![\w:-])/gi;

/**
 * Returns the classes that read variables, once for each value to test. The values are examples of each type
 * and the values that `shownFor` returns. Some classes are also tested with keywords.
 */
export function toTried(
  texts: readonly string[],
  shownFor: (text: string) => string[],
): TriedClass[] {
  const reading = texts.filter((text) => text.match(VARIABLE));
  // An app can set a variable to only one value, so each value gets a separate variable.
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

/** Returns the variable values that a lookup result mentions in its remarks, without duplicates. */
export function shownValues({ remarks }: Pick<Found, 'remarks'>): string[] {
  const all = /Shown for (.*?)\.(?: |$)/.exec(remarks.join(' '))?.[1] ?? '';
  return [...new Set([...all.matchAll(/: ([^,]+)/g)].map(([, value = '']) => value))];
}

/**
 * Returns the class with values for the variables that come from the app's theme, and so are not part of the class.
 * Their names stay the same. The values are those that the lookup result shows, or a font, or the channels of the
 * color function in the CSS. Returns an empty array if there are no such variables.
 */
export function themeVariables(
  text: string,
  { remarks, css: declarations }: Pick<Found, 'remarks' | 'css'>,
): TriedClass[] {
  const channels = declarations.includes('hsl') ? '210 40% 98%' : '10 20 30';
  const said = remarks.join(' ');
  const [, names = ''] = /Reads the variables? (.*?); set/.exec(said) ?? [];
  const [, shown = ''] = /Shown for (.*?)\.(?: |$)/.exec(said) ?? [];
  const values = new Map(
    [...shown.matchAll(/(--[\w-]+): ([^,]+)/g)].map(([, name, css]) => [name, css]),
  );
  return [...names.matchAll(/--[\w-]+/g)].flatMap(([name]) => {
    const css = values.get(name) ?? (name.includes('font') ? 'Inter' : channels);
    return text.includes(name) ? [] : [{ text, name: text, variables: [name], value: css, css }];
  });
}

/** Returns the verdicts with the best support. If none has any support, returns only the last verdict. */
export function bestOf(verdicts: NativeVerdict[]): NativeVerdict[] {
  const found = (['full', 'partial'] as const).map((support) =>
    verdicts.filter((verdict) => verdict.support === support),
  );
  return found.find((list) => list.length > 0) ?? verdicts.slice(-1);
}

/**
 * Replaces the variables in a native style from the class lookup with a tested value. Returns several
 * spellings, because numbers in CSS functions may be separated by spaces or commas. Returns an empty array if
 * the style has variables and no value was tested.
 */
export function withValue(style: string, value: Trial['value'] | undefined): string[] {
  if (value === undefined) return style.includes('var(--') ? [] : [style];
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  const forms = [text, text.replaceAll(' ', ', '), text.replaceAll(' ', ',')];
  return forms.map((form) =>
    style
      .replace(/'[^']*'|"[^"]*"/g, (string) => string.replace(/var\(--[\w-]+\)/g, form))
      .replace(/var\(--[\w-]+\)/g, () => JSON.stringify(value)),
  );
}
