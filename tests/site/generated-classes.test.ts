import type { Answer } from '@/lib/classes/lookup/lookup-index';
import { isLong, long, rotatingSampleOf } from '../support/long';
import {
  referencesOf,
  type SetVariables,
  toSettings,
  withSetVariables,
} from '../support/reference/app-references';
import type { LibraryVersion } from '../support/reference/app-styles';
import {
  type GeneratedInput,
  generateInputs,
  type InputKind,
} from '../support/reference/generated-inputs';
import { lookUpAll } from '../support/reference/looked-up';
import {
  type Difference,
  differencesOf,
  type Reference,
} from '../support/reference/lookup-differences';
import { pageOfProperty } from '../support/reference/page-of-property';
import { shownValues, toTried } from '../support/reference/variable-trials';
import { expect, test } from '../support/test';

const COUNT = 5000;
const SEED = 7;
/** Under `npm test`, only one in this many generated inputs is tested. */
const EVERY = 33;
/**
 * Minimum share of classes that exist, for each kind of input. Without a minimum, the test could pass by
 * comparing only classes that don't exist, which have no effect anywhere. Most random pairs of a utility and
 * a value don't exist, and classes of the kind `wrong` exist only by accident.
 */
const LEAST: Record<InputKind, number> = {
  class: 0.85,
  important: 0.6,
  variant: 0.6,
  stacked: 0.5,
  modifier: 0.25,
  bracket: 0.2,
  property: 0.1,
  variable: 0.4,
  wrong: 0,
};

const versions: [library: LibraryVersion, docs: string][] = [
  ['v4', 'current'],
  ['v2', 'v2'],
];

for (const [library, docs] of versions) {
  const inputs = rotatingSampleOf(generateInputs(library, { count: COUNT, seed: SEED }), EVERY, 5);
  const texts = inputs.map(({ text }) => text);
  test(
    `the lookup of ${library} agrees with an app and a browser on generated inputs`,
    long,
    async ({ page, request }) => {
      test.setTimeout(isLong ? 3_600_000 : 300_000);
      const data = await (await request.get(`/classes/${docs}.json`)).json();
      const answers = await lookUpAll(page, library, { data, texts });
      const plain = await referencesOf(page, library, { texts });
      const tried = toTried(texts, (text) => shownValues(answers.get(text)?.found ?? NO_REMARKS));
      // Version 2 has no `vars()`.
      const ways: SetVariables[] = library === 'v4' ? ['vars', 'root'] : ['root'];
      const differences: Difference[] = [];
      for (const way of ways) {
        const references = await withSetVariables(plain, tried, (texts) =>
          referencesOf(page, library, { texts, ...toSettings(tried, way) }),
        );
        for (const text of texts) {
          const reference = references.get(text);
          if (!reference) throw new Error(`There is no reference for ${text}.`);
          differences.push(...differencesOf(text, answers.get(text) ?? {}, reference));
        }
      }
      const references = plain;
      const kinds = toKinds(inputs, {
        differing: new Set(differences.map(({ text }) => text)),
        existing: new Set([...references].filter(isExisting).map(([text]) => text)),
      });
      const { rows, misplaced } = toPages(inputs, { answers, references, pages: data.pages });
      if (isLong) console.log(kinds, `${rows} pages checked`);
      expect(differences).toEqual([]);
      expect(misplaced).toEqual([]);
      expect(needless(answers, plain), 'classes that do not need the variable').toEqual([]);
      expect(rows).toBeGreaterThan(isLong ? 60 : 5);
      // A sample has too few inputs of each kind to check the kind's share, but enough in total.
      const rare = kinds.filter(({ kind, all, existing }) => existing < all * LEAST[kind]);
      if (isLong) expect(rare, 'kinds with too few existing classes').toEqual([]);
      const sum = (count: (kind: KindCount) => number) =>
        kinds.reduce((total, kind) => total + count(kind), 0);
      expect(sum(({ existing }) => existing)).toBeGreaterThan(
        sum(({ kind, all }) => all * LEAST[kind]),
      );
    },
  );
}

const NO_REMARKS = { remarks: [] };

/**
 * Returns the classes that the lookup says need a variable, although they have full support on iOS without
 * one.
 */
function needless(
  answers: ReadonlyMap<string, Answer>,
  plain: ReadonlyMap<string, Reference>,
): string[] {
  return [...answers].flatMap(([text, { found }]) => {
    const said = found?.remarks.join(' ') ?? '';
    const isNeeded = /^Reads the|Native takes the value/.test(said) && !/fallback/.test(said);
    const isWhole = plain
      .get(text)
      ?.ios.some(({ support, hasEffect }) => support === 'full' && !hasEffect);
    return isNeeded && isWhole ? [text] : [];
  });
}

/**
 * Checks which page the lookup names for each arbitrary value. It should be the page about the property that
 * the class sets. Returns the number of checked classes and a description of each mismatch.
 */
function toPages(
  inputs: readonly GeneratedInput[],
  found: {
    answers: ReadonlyMap<string, Answer>;
    references: ReadonlyMap<string, Reference>;
    pages: readonly string[];
  },
): { rows: number; misplaced: string[] } {
  const rows = inputs.flatMap(({ text, kind }) => {
    if (kind !== 'bracket' && kind !== 'variable') return [];
    const expected = pageOfProperty(found.references.get(text)?.web.declarations ?? []);
    const answer = found.answers.get(text)?.found;
    const isPage = found.pages.some((page) => page.endsWith(`/${expected}`));
    return answer && expected && isPage ? [{ text, expected, page: answer.page }] : [];
  });
  const misplaced = rows.filter(({ expected, page }) => !page?.endsWith(`/${expected}`));
  return {
    rows: rows.length,
    misplaced: misplaced.map(({ text, page, expected }) => `${text}: ${page}, not ${expected}`),
  };
}

function isExisting([, { web, ios }]: [string, Reference]): boolean {
  return web.support !== 'none' || ios.some(({ support }) => support !== 'none');
}

/** For one kind of input: the total number, how many exist, and how many the lookup gets wrong. */
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
