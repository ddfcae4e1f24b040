import { type Literal, toLiteral } from './literal';
import {
  type Frames,
  type NativeRule,
  type NativeRules,
  type NativeSheet,
  rulesOf,
  setsOf,
} from './native-compiler';
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
  /** What the values depend on: `window`, `layout`, `insets`, `em`. */
  depends: string[];
  /** The class that was rendered beside it, since this one only sets a variable. */
  reader?: string;
  /** What becomes of the variants before the class. */
  chain?: Chain;
  /** What the compiler says when it stops at the class. */
  failed?: string;
}

/** A class of which a platform makes nothing. */
export const NOTHING: Observed = {
  style: {},
  props: {},
  children: {},
  effects: [],
  lost: [],
  depends: [],
};

/** Renders a class list; see renderNative. */
export type Render = (className: string) => Record<string, unknown>;

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
  const rendered = beside ? added(render, beside, name) : split(render(name));
  const animations = rules.flatMap((rule) => rule.animations?.name ?? []);
  const observed: Observed = {
    ...NOTHING,
    ...(animations.length ? {} : rendered),
    effects: rules.flatMap((rule) => effects(rule, frames)),
    lost: [
      ...warnings(sets),
      ...unresolved(rules, rendered),
      ...animations.flatMap(({ value }) => frames.get(value)?.lost ?? []),
    ],
    depends,
  };
  return reader ? { ...observed, reader } : observed;
}

/** Maps each variable of a sheet to the shortest class that reads it in a declaration. */
export function variableReaders(sheet: NativeSheet): Map<string, string> {
  const readers = new Map<string, string>();
  for (const [name, set] of Object.entries(sheet.rules ?? {})) {
    const source = JSON.stringify((set.n ?? []).map((rule) => rule.d));
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

function added(render: Render, reader: string, name: string): Rendered {
  const before = split(render(reader));
  const after = split(render(`${reader} ${name}`));
  return { style: changed(before.style, after.style), props: changed(before.props, after.props) };
}

function changed(before: Record<string, Literal>, after: Record<string, Literal>) {
  const differs = ([key, value]: [string, Literal]) =>
    JSON.stringify(before[key]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(differs));
}

function effects(rule: NativeRule, frames: Map<string, Frames>): string[] {
  const found: string[] = [];
  for (const { type, value } of rule.animations?.name ?? []) {
    const keys = frames.get(value)?.keys.join(', ');
    found.push(type === 'none' ? 'animation: none' : `animation: ${value} (${keys})`);
  }
  for (const [key, value] of Object.entries(rule.transition ?? {})) {
    found.push(`transition ${key}: ${transitionValue(value)}`);
  }
  if (rule.container) found.push(rule.container.names === false ? 'no container' : 'container');
  return found;
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
