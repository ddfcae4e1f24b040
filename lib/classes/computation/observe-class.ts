import { type Literal, toLiteral } from './literal';
import {
  type Frames,
  type NativeRule,
  type NativeRules,
  type NativeSheet,
  rulesOf,
  setsOf,
} from './native-compiler';
import {
  exampleValues,
  hasExample,
  numbered,
  type Variables,
  variablesRead,
  variablesSet,
  withoutOwn,
} from './own-variables';
import { toStyleAndProps } from './type-questions';
import type { Chain } from './variant-chain';

/** What one platform makes of one class, before React Native's types have judged the values. */
export interface Observed {
  /** Style and props that a component receives. */
  style: Record<string, Literal>;
  props: Record<string, Literal>;
  /** The style that its children receive. */
  children: Record<string, Literal>;
  /** What the class does beside a style: an animation, a transition, a container, … */
  effects: string[];
  /** CSS that the compiler or the runtime lost. */
  lost: string[];
  /** Codes of what the values depend on, `window` or `reads:--accent`, and of the variables that it sets; see reasons.ts. */
  depends: string[];
  /** The class that was rendered beside it, since this one only sets a variable. */
  reader?: string;
  /** Results for example values of its CSS variables, one for each type of value; empty when it reads no variable. */
  withExamples: Example[];
  /** What becomes of the variants before the class. */
  chain?: Chain;
  /** The pseudo-element that the class targets and native ignores, such as `placeholder`. */
  part?: string;
  /** What the compiler says when it stops at the class. */
  failed?: string;
}

/** The result of a class for one set of variable values. */
export interface Example extends Pick<Observed, 'style' | 'props' | 'children' | 'lost'> {
  values: Variables;
}

/** A class of which a platform makes nothing. */
export const NOTHING: Observed = {
  style: {},
  props: {},
  children: {},
  effects: [],
  lost: [],
  depends: [],
  withExamples: [],
};

/** Renders a class list, with values for variables; see renderNative. */
export type Render = (className: string, variables?: Variables) => Record<string, unknown>;

const DEPENDENCIES: [string, RegExp][] = [
  ['window', /"v[wh]"|"media":\[/],
  ['layout', /"rn[wh]"/],
  ['insets', /safe-area-inset/],
  ['em', /"em"/],
];

/** A compiled sheet that is installed in the runtime, and what is known about it. */
export interface Stage {
  sheet: NativeSheet;
  /** A class for each variable that reads it. */
  readers: Map<string, string>;
  /** What became of each animation. */
  frames: Map<string, Frames>;
  render: Render;
}

/** Classes that give a component a size of 100 by 100, for values that depend on it. */
export const SIZED = 'w-[100px] h-[100px]';

/** Observes what a class, or a list of classes together, does on the platform of this process. */
export function observe(name: string, { sheet, readers, frames, render }: Stage): Observed {
  const sets = setsOf(name, sheet);
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
  const reads = variablesRead(rules);
  const variables = variablesSet(rules);
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
      ...(reads.length > 0 ? [`reads:${reads.join(', ')}`] : []),
      ...(variables.length > 0
        ? [`sets:${variables.map(([variable]) => variable).join(', ')}`]
        : []),
    ],
    withExamples: exampleValues(numbered(variablesRead(rules.map(withoutOwn))))
      .filter((values) => !hasExample(source, values))
      .map((values) => ({ values, children: {}, ...rendered(values) })),
    ...(reader && { reader }),
  };
}

/** Maps each variable to the shortest of the given classes that reads it in a declaration. */
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

/** The part of `after` that differs from `before`. */
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

/** Animations, transitions and containers of rules. Later rules override earlier ones, as in the runtime. */
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

/** Declarations that were compiled and have no value after the runtime resolved them. */
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

/** The step of a transform by its name. */
function step({ transform }: Record<string, Literal>, name: string): Literal | undefined {
  const steps = Array.isArray(transform) ? transform : [];
  return steps.find((item) => name in Object(item));
}

function dependencies(rules: NativeRule[]): string[] {
  const source = JSON.stringify(rules);
  return DEPENDENCIES.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);
}
