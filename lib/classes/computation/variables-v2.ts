import type { Observed } from './observe-class';
import {
  exampleValues,
  hasExample,
  numbered,
  toText,
  type Variables,
  variablesInCss,
} from './own-variables';

/** Results for a NativeWind 2 class on every platform. */
export interface ObservedV2 {
  css: string;
  ios: Observed;
  android: Observed;
}

/** Results for a NativeWind 2 class, with the class name. */
export interface ComputedV2 extends ObservedV2 {
  name: string;
}

/** Computes the results for classes while `variables` are set in `:root`. */
type Compute = (names: string[], variables: Variables) => ComputedV2[];

/**
 * Recomputes the classes that read an app's CSS variables, such as `p-[var(--gap)]`, with example values for
 * these variables. The new results are in `withExamples`, and `style`, `props` and `children` of these
 * classes are empty. Returns all classes in the order of `observed`.
 */
export function withExamples(observed: ComputedV2[], compute: Compute): ObservedV2[] {
  const reading = new Map(
    observed
      .map(({ name, css }) => [name, variablesIn(name, css)] as const)
      .filter(([, names]) => names.length > 0),
  );
  const examples = new Map<string, Given[]>([...reading.keys()].map((name) => [name, []]));
  for (const { classes, numbers } of toGroups(reading))
    for (const values of exampleValues(numbers))
      for (const texts of cssForms(values))
        for (const { name, ios, android } of compute(classes, texts)) {
          const own = Object.entries(values).filter(([variable]) =>
            reading.get(name)?.includes(variable),
          );
          examples.get(name)?.push({
            values: Object.fromEntries(own),
            ios: withoutUndefined(ios),
            android: withoutUndefined(android),
          });
        }
  return observed.map(({ name, ...plain }) => {
    const given = examples.get(name)?.filter(({ values }) => !hasExample(plain.css, values));
    const note = `inlines:${reading.get(name)?.join(', ')}`;
    const on = (os: 'ios' | 'android') => toObserved(plain[os], given ?? [], { os, note });
    return given ? { css: plain.css, ios: on('ios'), android: on('android') } : plain;
  });
}

/**
 * Returns the CSS variables that a class reads, as found in its CSS. A class without CSS is native-only, so
 * its name is searched instead.
 */
function variablesIn(name: string, css: string): string[] {
  return variablesInCss(css || name.replace(/\[(--[\w-]+)\]/g, '[var($1)]'));
}

/**
 * Removes unresolved values from a result. The compiler writes them as the string `undefined`, for example
 * for `var(--a b)`.
 */
function withoutUndefined({ style, props, children, ...rest }: Observed): Observed {
  const without = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'undefined'));
  return { ...rest, style: without(style), props: without(props), children: without(children) };
}

/** Result for a class with one set of variable values. */
interface Given extends Omit<ObservedV2, 'css'> {
  values: Variables;
}

function toObserved(
  plain: Observed,
  given: Given[],
  { os, note }: { os: 'ios' | 'android'; note: string },
): Observed {
  // The compiler drops a class if its variable has no value. The results for variants are therefore copied
  // from a result with a value.
  const working = given.find(({ [os]: { style, children } }) =>
    [style, children].some((values) => Object.keys(values).length > 0),
  );
  return {
    ...plain,
    // These values are unresolved. The resolved values are in `withExamples`.
    style: {},
    props: {},
    children: {},
    ...(working?.[os].chain && { chain: working[os].chain }),
    depends: [...new Set([...plain.depends, ...(working?.[os].depends ?? []), note])],
    withExamples: given.map(({ values, [os]: { style, props, children, lost } }) => ({
      values,
      style,
      props,
      children,
      lost,
    })),
  };
}

/** Classes that are compiled together. `numbers` contains a number for each variable that they read. */
interface Group {
  classes: string[];
  numbers: Map<string, number>;
}

/**
 * Groups classes that can be compiled together. A variable has the same number, and thus the same example
 * value, in all classes of a group. Classes in a group do not affect each other's results.
 */
function toGroups(reading: ReadonlyMap<string, string[]>): Group[] {
  const groups: Group[] = [];
  for (const [name, variables] of reading) {
    const numbers = numbered(variables);
    const fits = (group: Group) =>
      [...numbers].every(
        ([variable, number]) => (group.numbers.get(variable) ?? number) === number,
      );
    const group = groups.find(fits);
    if (!group) groups.push({ classes: [name], numbers });
    else {
      group.classes.push(name);
      for (const [variable, number] of numbers) group.numbers.set(variable, number);
    }
  }
  return groups;
}

/**
 * Returns the example values as CSS. If there are numbers, returns two sets: one with numbers in px and one
 * with unitless numbers.
 */
function cssForms(values: Variables): Variables[] {
  const isNumber = Object.values(values).some((value) => typeof value === 'number');
  const withUnit = (unit: string) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? `${value}${unit}` : toText(value),
      ]),
    );
  return isNumber ? [withUnit('px'), withUnit('')] : [withUnit('')];
}
