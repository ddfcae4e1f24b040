import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComputedFile } from '@/lib/classes/computation/class-files';
import type { Literal } from '@/lib/classes/computation/literal';
import { rejectedTypeTests } from '@/lib/classes/computation/type-check';
import { type Kind, toTypeTest } from '@/lib/classes/computation/type-tests';
import { acceptedValues, acceptedValuesFile } from './accepted-values';

const TYPES = 'node_modules/react-native/Libraries/StyleSheet/StyleSheetTypes.d.ts';
const STEPS =
  'perspective rotate rotateX rotateY rotateZ scale scaleX scaleY translateX translateY skewX skewY';
const RIPPLES: Literal[] = [
  { color: '#000' },
  { borderless: true },
  { borderless: false },
  { color: '#000', borderless: true },
];

/** Computes the file with the accepted type tests, and compares it with the checked-in file. */
export function computeAcceptedValues(): ComputedFile {
  const before = new Set(acceptedValues());
  const after = new Set(acceptedQuestions());
  return {
    name: 'accepted values',
    path: acceptedValuesFile,
    text: `${JSON.stringify([...after], null, 2)}\n`,
    differences: [
      ...[...before].filter((question) => !after.has(question)).map((question) => `- ${question}`),
      ...[...after].filter((question) => !before.has(question)).map((question) => `+ ${question}`),
    ],
  };
}

/**
 * Returns the type tests that React Native's types accept, as lines of TypeScript from `toTypeTest`. Each
 * line assigns a value to a style key or a prop. They are meant to cover the values that arbitrary classes
 * such as `mt-[3px]` can produce.
 */
function acceptedQuestions(): string[] {
  const source = readFileSync(join(process.cwd(), TYPES), 'utf8');
  const names = unique(source.matchAll(/^\s+(\w+)\??:/gm));
  // Color values are checked by the color parser instead.
  const isColor = (name: string) => /color$/i.test(name);
  const keys = names.filter((name) => !isColor(name));
  const words = unique(source.matchAll(/'([\w-]+)'/g));
  const weights = Array.from({ length: 10 }, (_, index) => (index + 1) * 100);
  const questions = new Set([
    ...keys.flatMap((key) => ask('style', key, [1, '1%', '1deg', '1px', '', ...words])),
    ...names.filter(isColor).flatMap((key) => ask('style', key, [''])),
    ...ask('style', 'fontWeight', weights),
    ...ask('style', 'transform', STEPS.split(' ').flatMap(toSteps)),
    ...['shadowOffset', 'textShadowOffset'].flatMap((key) => ask('style', key, OFFSETS)),
    ...ask('style', 'transformOrigin', [[1], ['']]),
    ...ask(
      'style',
      'fontVariant',
      words.map((word) => [word]),
    ),
    ...ask('prop', 'numberOfLines', [1]),
    ...ask('prop', 'android_ripple', RIPPLES),
  ]);
  const refused = rejectedTypeTests([...questions]);
  const accepted = [...questions].filter((question) => !refused.has(question));
  // A type that accepts the empty string accepts any string, so its other strings are redundant.
  const texts = new Set(
    accepted.filter((question) => question.endsWith("''];") || question.endsWith("'';")),
  );
  return accepted.filter((question) => texts.has(question) || !texts.has(toAnyText(question)));
}

function toAnyText(question: string): string {
  return question.replace(/'[^']*'(\]?;)$/, "''$1");
}

function ask(kind: Kind, key: string, values: Literal[]): string[] {
  return values.map((value) => toTypeTest(kind, key, value));
}

const lengths = [1, '1%', '1px', '1deg', '1rad'];

function toSteps(name: string): Literal[] {
  return lengths.map((value) => [{ [name]: value }]);
}

const OFFSETS: Literal[] = lengths.flatMap((width) => lengths.map((height) => ({ width, height })));

function unique(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...matches].map(([, name = '']) => name))];
}
