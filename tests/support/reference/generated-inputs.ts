import { createRequire } from 'node:module';
import type { LibraryVersion } from './app-styles';
import {
  BRACKETED_VARIANTS,
  OPEN_UTILITIES,
  PROPERTIES,
  VALUES,
  VARIABLE_VALUES,
  WRONG,
} from './input-parts';

const require = createRequire(import.meta.url);

/** Kinds of inputs that are generated, with their relative frequencies. */
const SHARES = {
  class: 12,
  bracket: 26,
  modifier: 10,
  property: 8,
  variable: 9,
  important: 5,
  variant: 14,
  stacked: 12,
  wrong: 13,
} as const;

/** Kind of a generated input. */
export type InputKind = keyof typeof SHARES;

/** Generated text that a reader could look up. */
export interface GeneratedInput {
  text: string;
  kind: InputKind;
}

/** Classes and variants of a NativeWind version, as listed by the Tailwind version that it uses. */
interface Parts {
  /** Names of all classes without a value in brackets. */
  all: string[];
  /** Classes to use, with one shade to represent the others. */
  classes: string[];
  /** Utility names that `-[value]` can follow, such as `bg`. */
  roots: string[];
  colors: string[];
  variants: string[];
}

interface GenerateOptions {
  count: number;
  seed: number;
  /** Tailwind configuration of an app. Its classes, colors, and variants are then among the inputs. */
  config?: object;
}

/**
 * Generates `count` distinct inputs of various kinds for a NativeWind version. The same seed generates the
 * same inputs.
 */
export function generateInputs(
  version: LibraryVersion,
  { count, seed, config }: GenerateOptions,
): GeneratedInput[] {
  const parts = config ? appParts(config) : tailwindParts(version);
  const random = randomNumbers(seed);
  const makers = toMakers(parts, random);
  const turns = Object.entries(SHARES).flatMap(([kind, share]) => Array(share).fill(kind));
  const found = new Map<string, GeneratedInput>();
  for (let turn = 0; found.size < count; turn += 1) {
    // Steps of 37 mix the kinds and reach every turn, because the number of turns is not a multiple of 37.
    const kind: InputKind = turns[(turn * 37) % turns.length];
    const text = makers[kind]();
    if (text && !/\s/.test(text)) found.set(text, found.get(text) ?? { text, kind });
  }
  return [...found.values()];
}

function toMakers(parts: Parts, random: () => number): Record<InputKind, () => string> {
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length));
  // Each list is shuffled and then used from start to end, so no item repeats before all have been used.
  const [nextClass, nextRoot, nextVariant] = [
    inTurn(shuffled(parts.classes, random)),
    inTurn(shuffled(parts.roots, random)),
    inTurn(shuffled([...parts.variants, ...BRACKETED_VARIANTS], random)),
  ];
  const nextOpen = inTurn(OPEN_UTILITIES);
  const bracket = () =>
    `${pick(['', '', '', '', '-'])}${pick([nextRoot, nextOpen, nextOpen])()}-[${pick(VALUES)}]`;
  const plain = () => pick([() => pick(parts.classes), () => pick(parts.classes), bracket])();
  const ends = ['5', '33', '50', '[0.35]', '[15%]', '[var(--alpha)]', '6', '[17px]', ''];
  return {
    class: nextClass,
    bracket,
    modifier: () =>
      `${pick([() => pick(parts.colors), () => pick(parts.colors), plain])()}/${pick(ends)}`,
    property: () => `[${pick(PROPERTIES)}:${pick(VALUES)}]`,
    variable: () =>
      pick([
        () => `${nextOpen()}-[${pick(VARIABLE_VALUES)}]`,
        () => `${nextOpen()}-[${pick(VARIABLE_VALUES)}]`,
        () => `${nextVariant()}:${nextOpen()}-[${pick(VARIABLE_VALUES)}]`,
        () => `[${pick(PROPERTIES)}:${pick(VARIABLE_VALUES)}]`,
        () => `[--size:${pick(VALUES)}]`,
      ])(),
    important: () => `!${plain()}`,
    variant: () => `${nextVariant()}:${plain()}`,
    stacked: () =>
      `${Array.from({ length: pick([2, 2, 3]) }, nextVariant).join(':')}:${pick(['', '', '!'])}${plain()}`,
    wrong: () => pick(WRONG)(plain(), random),
  };
}

/**
 * Tailwind package and configurations for each NativeWind version. NativeWind 2 has two configurations, with
 * its plugins for native and for the web.
 */
const SETUPS: Record<LibraryVersion, { tailwind: string; configs(): object[] }> = {
  v4: {
    tailwind: 'tailwindcss',
    configs: () => [
      {
        presets: [require('nativewind/preset')],
        plugins: [require('@tailwindcss/container-queries')],
      },
    ],
  },
  v2: {
    tailwind: 'tailwindcss-v2',
    configs: () => [
      { plugins: [require('nativewind-v2/tailwind/css')] },
      { plugins: [require('nativewind-v2/dist/tailwind/native').nativePlugin()] },
    ],
  },
};

/** Variants for platforms. NativeWind 4 lists only the variant for the platform that it is building for. */
const SYSTEMS = ['ios', 'android', 'native', 'macos', 'windows'];

/** Functions of Tailwind's context that list classes and variants. */
interface Context {
  getClassList(): string[];
  getVariants(): { name: string; values: string[]; isArbitrary: boolean; hasDash: boolean }[];
}

/** Lists the classes and variants of an app with NativeWind 4. All names that only its theme has are included. */
function appParts(config: object): Parts {
  const usual = tailwindParts('v4');
  const { createContext } = require('tailwindcss/lib/lib/setupContextUtils');
  const resolved = require('tailwindcss/resolveConfig')({ content: [], ...config });
  const flatten = require('tailwindcss/lib/util/flattenColorPalette').default;
  const parts = toParts([createContext(resolved)]);
  const known = new Set(usual.all);
  const own = parts.all.filter((name) => !known.has(name));
  const colors = new Set(Object.keys(flatten(resolved.theme.colors)));
  return {
    ...parts,
    classes: [...own, ...parts.classes.filter((name) => known.has(name))],
    colors: own.filter((name) => colors.has(name.replace(/^[a-z]+-/, ''))),
  };
}

function tailwindParts(version: LibraryVersion): Parts {
  const { tailwind, configs } = SETUPS[version];
  const { createContext } = require(`${tailwind}/lib/lib/setupContextUtils`);
  const resolveConfig = require(`${tailwind}/resolveConfig`);
  const contexts = configs().map(
    (config): Context => createContext(resolveConfig({ content: [], ...config })),
  );
  return toParts(contexts);
}

function toParts(contexts: readonly Context[]): Parts {
  const all = new Set(contexts.flatMap((context) => context.getClassList().map(String)));
  const classes = [...all].filter((name) => name !== 'babel-empty' && name !== '*');
  const listed = contexts.flatMap((context) => context.getVariants());
  const variants = listed.flatMap(({ name, values, isArbitrary, hasDash }) => [
    ...(isArbitrary ? [] : [name]),
    ...values.map((value) => `${name}${hasDash ? '-' : ''}${value}`),
  ]);
  // Most classes are colors, so one shade each of teal and slate represents all colors.
  const few = classes.filter(
    (name) => !/-\d{2,3}$/.test(name) || /-(?:teal|slate)-500$/.test(name),
  );
  // A group that contains a component is never empty, so `group-empty` cannot apply on any platform.
  const possible = variants.filter((name) => name !== 'group-empty');
  return {
    all: classes,
    classes: few.filter((name) => !/safe-(?:offset|or)-\d/.test(name) || name.endsWith('-4')),
    roots: [...new Set(few.map((name) => name.replace(/^-/, '').replace(/-[^-]*$/, '')))],
    colors: classes.filter((name) =>
      /-(?:red|sky)-[159]00$|-(?:black|white|current|inherit)$/.test(name),
    ),
    variants: [...new Set([...possible, ...SYSTEMS, 'parent'])],
  };
}

function inTurn<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => at(list, next++ % list.length);
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item): [number, T] => [random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no item ${index} in the list.`);
  return found;
}

/**
 * Returns a seeded pseudorandom number generator (mulberry32). Its numbers are at least 0 and less than 1.
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
