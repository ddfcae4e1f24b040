import type { Observed } from './observe-class';
import {
  exampleValues,
  hasExample,
  numbered,
  type Variables,
  variablesInCss,
} from './own-variables';

/** One class of version 2 on all platforms; its compiler makes one sheet for iOS and Android. */
export interface ObservedV2 {
  css: string;
  ios: Observed;
  android: Observed;
}

/** A class with what version 2 makes of it. */
export interface ComputedV2 extends ObservedV2 {
  name: string;
}

/** Computes classes below a `:root` with variables. */
type Compute = (names: string[], variables: Variables) => ComputedV2[];

/** Adds to classes that read variables of the app what they give with examples of each type of value. */
export function withExamples(observed: ComputedV2[], compute: Compute): ObservedV2[] {
  const reading = new Map(
    observed
      .map(({ name, css }) => [name, variablesInCss(css)] as const)
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
          examples.get(name)?.push({ values: Object.fromEntries(own), ios, android });
        }
  return observed.map(({ name, ...plain }) => {
    const given = examples.get(name)?.filter(({ values }) => !hasExample(plain.css, values));
    const note = `inlines:${reading.get(name)?.join(', ')}`;
    const on = (os: 'ios' | 'android') => toObserved(plain[os], given ?? [], { os, note });
    return given ? { css: plain.css, ios: on('ios'), android: on('android') } : plain;
  });
}

/** What a class gives with values for its variables. */
interface Given extends Omit<ObservedV2, 'css'> {
  values: Variables;
}

function toObserved(
  plain: Observed,
  given: Given[],
  { os, note }: { os: 'ios' | 'android'; note: string },
): Observed {
  // Without a value the compiler drops the class, and nothing is known of its variants.
  const working = given.find(({ [os]: { style, children } }) =>
    [style, children].some((values) => Object.keys(values).length > 0),
  );
  return {
    ...plain,
    // The compiler writes `undefined` where a variable has no value.
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

/** Classes that can be computed together, with one number for each variable. */
interface Group {
  classes: string[];
  numbers: Map<string, number>;
}

/** Groups classes so that each has its variables numbered in its own order, whatever else is in the group. */
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

/** Values as CSS writes them: a number may be a length. */
function cssForms(values: Variables): Variables[] {
  const isNumber = Object.values(values).some((value) => typeof value === 'number');
  const withUnit = (unit: string) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? `${value}${unit}` : value,
      ]),
    );
  return isNumber ? [withUnit('px'), withUnit('')] : [values];
}
