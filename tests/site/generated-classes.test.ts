import type { Page } from '@playwright/test';
import { isLong, long, sampleOf } from '../support/long';
import { buildApp, type LibraryVersion } from '../support/reference/app-styles';
import {
  type GeneratedInput,
  generateInputs,
  type InputKind,
} from '../support/reference/generated-inputs';
import { lookUpAll } from '../support/reference/looked-up';
import { differencesOf, type Reference } from '../support/reference/lookup-differences';
import { nativeVerdicts, withProbes } from '../support/reference/native-verdict';
import { webVerdicts } from '../support/reference/web-verdict';
import { expect, test } from '../support/test';

const COUNT = 5000;
const SEED = 7;
/** `npm test` takes one input in this many. */
const EVERY = 33;
/**
 * The minimum share of inputs that exist, for each kind: two empty results compare as equal and test nothing.
 * Classes that Tailwind lists exist, most of them behind variants as well. Random pairs of a utility and a value
 * mostly don't, and wrong classes exist only by accident.
 */
const LEAST: Record<InputKind, number> = {
  class: 0.85,
  important: 0.6,
  variant: 0.6,
  stacked: 0.5,
  modifier: 0.25,
  bracket: 0.2,
  property: 0.1,
  wrong: 0,
};

const versions: [library: LibraryVersion, docs: string][] = [
  ['v4', 'current'],
  ['v2', 'v2'],
];

for (const [library, docs] of versions) {
  const inputs = sampleOf(generateInputs(library, { count: COUNT, seed: SEED }), EVERY);
  const texts = inputs.map(({ text }) => text);
  test(
    `the lookup of ${library} says of generated inputs what an app and a browser make of them`,
    long,
    async ({ page, request }) => {
      test.setTimeout(isLong ? 3_600_000 : 300_000);
      const data = await (await request.get(`/classes/${docs}.json`)).json();
      const references = await referencesOf(page, library, texts);
      const answers = await lookUpAll(page, library, { data, texts });
      const differences = texts.flatMap((text) => {
        const reference = references.get(text);
        if (!reference) throw new Error(`Nothing is known of ${text}.`);
        return differencesOf(text, answers.get(text) ?? {}, reference);
      });
      const kinds = toKinds(inputs, {
        differing: new Set(differences.map(({ text }) => text)),
        existing: new Set([...references].filter(isExisting).map(([text]) => text)),
      });
      if (isLong) console.log(kinds);
      expect(differences).toEqual([]);
      // A sample has too few inputs of one kind for its share; together they have enough.
      const rare = kinds.filter(({ kind, all, existing }) => existing < all * LEAST[kind]);
      if (isLong) expect(rare, 'kinds of which too few inputs exist').toEqual([]);
      const sum = (count: (kind: KindCount) => number) =>
        kinds.reduce((total, kind) => total + count(kind), 0);
      expect(sum(({ existing }) => existing)).toBeGreaterThan(
        sum(({ kind, all }) => all * LEAST[kind]),
      );
    },
  );
}

/** The most classes of one app; the runtime of version 2 takes quadratic time. */
const MOST = { v4: COUNT, v2: 500 };

/** What the apps that are built with the inputs, and the browser, make of each. */
async function referencesOf(
  page: Page,
  library: LibraryVersion,
  texts: readonly string[],
): Promise<Map<string, Reference>> {
  const found = new Map<string, Reference>();
  for (let start = 0; start < texts.length; start += MOST[library]) {
    const names = texts.slice(start, start + MOST[library]);
    const styles = await buildApp(library, withProbes(names));
    const web = await webVerdicts(page, styles.web, names);
    const ios = await nativeVerdicts(page, library, { os: 'ios', styles, names });
    const android = await nativeVerdicts(page, library, { os: 'android', styles, names });
    for (const name of names) {
      const [first, second, third] = [web.get(name), ios.get(name), android.get(name)];
      if (first && second && third) found.set(name, { web: first, ios: second, android: third });
    }
  }
  return found;
}

function isExisting([, { web, ios }]: [string, Reference]): boolean {
  return web.support !== 'none' || ios.support !== 'none';
}

/** The inputs of a kind, those that exist, and those that the lookup gets wrong, as numbers. */
interface KindCount {
  kind: InputKind;
  all: number;
  existing: number;
  differing: number;
}

function toKinds(
  all: readonly GeneratedInput[],
  { differing, existing }: Record<'differing' | 'existing', ReadonlySet<string>>,
): KindCount[] {
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const own = all.filter((input) => input.kind === kind);
    const count = (texts: ReadonlySet<string>) => own.filter(({ text }) => texts.has(text)).length;
    return { kind, all: own.length, existing: count(existing), differing: count(differing) };
  });
}
