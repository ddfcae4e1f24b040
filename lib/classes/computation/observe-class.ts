import { type Literal, toLiteral } from './literal';
import {
  compiledClasses,
  type Frames,
  type NativeRule,
  type NativeRules,
  type NativeSheet,
  rulesOf,
} from './native-compiler';
import {
  exampleValues,
  hasExample,
  numbered,
  rootText,
  toReader,
  type Variables,
  variablesRead,
  variablesSet,
  withoutAppVariables,
} from './own-variables';
import { toStyleAndProps } from './type-tests';
import type { VariantFindings } from './variant-chain';

/** Effects of one class on one platform, before its values are checked against React Native's types. */
export interface Observed {
  /** Style that the component with the class receives. */
  style: Record<string, Literal>;
  /** Other props that the component receives because of the class. */
  props: Record<string, Literal>;
  /** Style that the component's children receive. */
  children: Record<string, Literal>;
  /**
   * Effects other than styles: animations, transitions, containers, and CSS variables that the class sets.
   */
  effects: string[];
  /** Declarations that the compiler or the runtime dropped. */
  lost: string[];
  /**
   * Note codes for what the values depend on, such as `window` or `reads:--accent`, and for variables that
   * the class sets. See reasons.ts.
   */
  depends: string[];
  /**
   * Class that was rendered together with this class. Only set if this class does nothing except set a
   * variable, and the other class reads that variable.
   */
  reader?: string;
  /**
   * Results for example values of the app's CSS variables, one result per set of values. Empty if the class
   * reads none of these variables.
   */
  withExamples: Example[];
  /**
   * Variants of the class that do not work, and the conditions that the platform checks. Only set for a class
   * with variants.
   */
  chain?: VariantFindings;
  /** Style and props in the dark color scheme. Only set if the app's CSS variables change them. */
  dark?: Pick<Observed, 'style' | 'props'>;
  /** Pseudo-element that the class targets and native ignores, such as `placeholder`. */
  part?: string;
  /** Error message of the compiler if it throws at this class. */
  failed?: string;
}

/** Result for a class with one set of variable values. */
export interface Example extends Pick<Observed, 'style' | 'props' | 'children' | 'lost'> {
  values: Variables;
}

/** Result for a class that has no effect on a platform. */
export const NOTHING: Observed = {
  style: {},
  props: {},
  children: {},
  effects: [],
  lost: [],
  depends: [],
  withExamples: [],
};

/**
 * Renders a component with a space-separated list of classes, and returns the props that it receives.
 * `variables` are CSS variables set on a parent.
 */
export type Render = (className: string, variables?: Variables) => Record<string, unknown>;

const DEPENDENCIES: [string, RegExp][] = [
  ['window', /"v[wh]"|"media":\[/],
  ['layout', /"rn[wh]"/],
  ['insets', /safe-area-inset/],
  ['em', /"em"/],
];

/** Compiled style sheet that was loaded into NativeWind's runtime, with data derived from it. */
export interface Stage {
  sheet: NativeSheet;
  /** Maps each CSS variable to a class that reads it. */
  readers: Map<string, string>;
  /** Animated and dropped style keys, keyed by animation name. */
  frames: Map<string, Frames>;
  render: Render;
}

/**
 * Classes that give a component a width and height of 100. They are used for classes whose values depend on
 * the component's size.
 */
export const SIZED = 'w-[100px] h-[100px]';

/**
 * Computes the effects of a class, or of a space-separated list of classes, on the platform that NativeWind
 * was loaded for. Returns `NOTHING` if no class in the list was compiled.
 */
export function observeClass(name: string, { sheet, readers, frames, render }: Stage): Observed {
  const sets = compiledClasses(name, sheet);
  if (sets.length === 0) return NOTHING;
  const rules = rulesOf(name, sheet);
  const depends = dependencies(rules);
  const reader = onlySetsVariables(rules) ? readerOf(rules, readers) : undefined;
  const beside = depends.includes('layout') ? SIZED : reader;
  const animations = rules.flatMap((rule) => rule.animations?.name ?? []);
  const lost = [
    ...warnings(sets),
    ...animations.flatMap(({ value }) => frames.get(value)?.lost ?? []),
  ];
  const rendered = (variables?: Variables) => {
    const styled = (list: string) => split(render(list, variables));
    const given = beside ? changed(styled(beside), styled(`${beside} ${name}`)) : styled(name);
    return {
      ...(animations.length ? { style: {}, props: {} } : given),
      lost: [...lost, ...unresolved(rules, given)],
    };
  };
  const { rootVariables = {} } = sheet;
  const known = variablesRead(rules).filter((variable) => variable in rootVariables);
  const reads = variablesRead(rules).filter((variable) => !known.includes(variable));
  // Native cannot compute some values, such as calc() with different units. Only a class that sets a variable in
  // brackets is compiled together with a class that reads it.
  const isSet = ([variable]: [string, string]) => {
    const padding = toReader(variable);
    if (reads.length > 0 || !sheet.rules?.[padding]) return true;
    return 'padding' in split(render(`${name} ${padding}`)).style;
  };
  const variables = variablesSet(rules).filter(isSet);
  const source = JSON.stringify(rules.map((rule) => [rule.d, rule.variables]));
  return {
    ...NOTHING,
    ...rendered(),
    effects: [
      ...effectsOf(rules, frames),
      ...variables.map(([variable, value]) => `${variable}: ${value}`),
    ],
    depends: [
      ...depends,
      ...known.map((variable) => `root:${rootText(variable, rootVariables[variable])}`),
      ...(reads.length > 0 ? [`reads:${reads.join(', ')}`] : []),
      ...(variables.length > 0
        ? [`sets:${variables.map(([variable]) => variable).join(', ')}`]
        : []),
    ],
    withExamples: exampleValues(
      numbered(
        variablesRead(rules.map(withoutAppVariables)).filter((name) => reads.includes(name)),
      ),
    )
      .filter((values) => !hasExample(source, values))
      .map((values) => ({ values, children: {}, ...rendered(values) })),
    ...(reader && { reader }),
  };
}

/**
 * Maps each CSS variable to the class in `classes` that reads it in a declaration. If several classes read
 * it, uses the shortest class name.
 */
export function variableReaders(
  { rules = {} }: NativeSheet,
  classes: readonly string[],
): Map<string, string> {
  const readers = new Map<string, string>();
  for (const name of classes) {
    const source = JSON.stringify((rules[name]?.n ?? []).map((rule) => rule.d));
    for (const [, variable = ''] of source.matchAll(/"var",\["(--[\w-]+)"/g)) {
      const known = readers.get(variable);
      if (known === undefined || shorter(name, known)) readers.set(variable, name);
    }
  }
  return readers;
}

function shorter(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length;
}

function onlySetsVariables(rules: NativeRule[]): boolean {
  return rules.every((rule) => !rule.d?.length) && rules.some((rule) => rule.variables?.length);
}

function readerOf(rules: NativeRule[], readers: Map<string, string>): string | undefined {
  const variables = rules.flatMap((rule) => rule.variables ?? []).map(([variable]) => variable);
  return variables.map((variable) => readers.get(variable)).find(Boolean);
}

type Rendered = Pick<Observed, 'style' | 'props'>;

function split({ style, ...props }: Record<string, unknown>): Rendered {
  return toStyleAndProps(toLiteral(style ?? {}), toLiteral(omitHandlers(props)));
}

function omitHandlers(props: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(props).filter(
    ([key, value]) => key !== 'ref' && key !== 'cssInterop' && typeof value !== 'function',
  );
  return Object.fromEntries(kept);
}

/** Returns the entries of `after` that are missing in `before` or have a different value there. */
function changed(before: Rendered, after: Rendered): Rendered {
  return {
    style: changedEntries(before.style, after.style),
    props: changedEntries(before.props, after.props),
  };
}

function changedEntries(before: Record<string, Literal>, after: Record<string, Literal>) {
  const differs = ([key, value]: [string, Literal]) =>
    JSON.stringify(before[key]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(differs));
}

/**
 * Describes the animations, transitions and containers that rules set, such as `animation: spin (rotate)`.
 * Later rules override earlier rules, as they do in the runtime.
 */
function effectsOf(rules: NativeRule[], frames: Map<string, Frames>): string[] {
  const found: Record<string, string[]> = {};
  for (const { animations, transition, container } of rules) {
    if (animations?.name)
      found.animation = animations.name.flatMap(({ type, value }) => {
        const keys = frames.get(value)?.keys.join(', ');
        if (type === 'none') return ['animation: none'];
        return keys ? [`animation: ${value} (${keys})`] : [];
      });
    for (const [key, value] of Object.entries(transition ?? {}))
      found[key] = [`transition ${key}: ${transitionValue(value)}`];
    if (container) found.container = [container.names === false ? 'no container' : 'container'];
  }
  return Object.values(found).flat();
}

function transitionValue(value: unknown): string {
  return Array.isArray(value) ? value.map(timing).join(', ') : String(value);
}

function timing(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  const { type, value, ...points } = toLiteral({ ...part }) as Record<string, Literal>;
  if (type === 'milliseconds') return `${value}ms`;
  if (type === 'seconds') return `${value}s`;
  return type === 'cubic-bezier' ? `${type}(${Object.values(points).join(', ')})` : String(type);
}

function warnings(sets: NativeRules[]): string[] {
  const all = sets.flatMap((set) => set.warnings ?? []);
  const lost = all.map(({ property, value }) =>
    value === undefined ? `${property}` : `${property}: ${JSON.stringify(toLiteral(value))}`,
  );
  return [...new Set(lost)];
}

/**
 * Lists the properties in compiled rules for which the runtime returned no value, such as `color (no value)`.
 * Ignores rules with media or container queries.
 */
function unresolved(rules: NativeRule[], { style, props }: Rendered): string[] {
  const unconditional = rules.filter((rule) => !rule.media && !rule.containerQuery);
  const keys = unconditional.flatMap((rule) => (rule.d ?? []).map(([, path]) => path));
  return keys.flatMap((path) => {
    if (path === undefined) return [];
    const [first = '', second = ''] = typeof path === 'string' ? ['style', path] : path;
    const value =
      first === 'style' ? (style[second] ?? props[second] ?? step(style, second)) : props[first];
    return value === undefined ? [`${first === 'style' ? second : first} (no value)`] : [];
  });
}

/**
 * Returns the step with this name, such as `rotate`, from a style's transform. `undefined` if there is none.
 */
function step({ transform }: Record<string, Literal>, name: string): Literal | undefined {
  const steps = Array.isArray(transform) ? transform : [];
  return steps.find((item) => name in Object(item));
}

function dependencies(rules: NativeRule[]): string[] {
  const source = JSON.stringify(rules);
  return DEPENDENCIES.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);
}
