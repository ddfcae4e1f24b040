import type { Observed } from './observe-class';
import {
  exampleValues,
  hasExample,
  numbered,
  toText,
  type Variables,
  variablesInCss,
} from './own-variables';

/** A class of version 2 on all platforms. The compiler makes one sheet for iOS and Android. */
export interface ObservedV2 {
  css: string;
  ios: Observed;
  android: Observed;
}

/** An observed class with its name. */
export interface ComputedV2 extends ObservedV2 {
  name: string;
}

/** Computes classes while `:root` sets the given variables. */
type Compute = (names: string[], variables: Variables) => ComputedV2[];

/** Adds results for example values to the classes that read variables of the app. */
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

/** Variables that a class reads, from its CSS. A class without CSS exists on native only; its name contains them. */
function variablesIn(name: string, css: string): string[] {
  return variablesInCss(css || name.replace(/\[(--[\w-]+)\]/g, '[var($1)]'));
}

/** The result without unresolved values. The compiler writes `undefined` for them, such as for `var(--a b)`. */
function withoutUndefined({ style, props, children, ...rest }: Observed): Observed {
  const without = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'undefined'));
  return { ...rest, style: without(style), props: without(props), children: without(children) };
}

/** The result of a class for one set of variable values. */
interface Given extends Omit<ObservedV2, 'css'> {
  values: Variables;
}

function toObserved(
  plain: Observed,
  given: Given[],
  { os, note }: { os: 'ios' | 'android'; note: string },
): Observed {
  // Without a value the compiler drops the class, so its variants are observed with one.
  const working = given.find(({ [os]: { style, children } }) =>
    [style, children].some((values) => Object.keys(values).length > 0),
  );
  return {
    ...plain,
    // These values are unresolved; `withExamples` has the resolved ones.
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

/** Classes that are computed together, and a number for each of their variables. */
interface Group {
  classes: string[];
  numbers: Map<string, number>;
}

/** Groups classes so that a variable has one number within a group. Results do not depend on the other classes of a group. */
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

/** CSS texts of the values: a number is tried in px and without a unit. */
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
