import type { Page } from '@playwright/test';
import { isLong, long, sampleOf } from '../support/long';
import { buildApp, type LibraryVersion } from '../support/reference/app-styles';
import { type GeneratedInput, generateInputs } from '../support/reference/generated-inputs';
import { lookUpAll } from '../support/reference/looked-up';
import { differencesOf, type Reference } from '../support/reference/lookup-differences';
import { nativeVerdicts, withProbes } from '../support/reference/native-verdict';
import { webVerdicts } from '../support/reference/web-verdict';
import { expect, test } from '../support/test';

const COUNT = 5000;
const SEED = 7;
/** `npm test` takes one input in this many. */
const EVERY = 33;

const inputs = sampleOf(generateInputs(COUNT, SEED), EVERY);
const texts = inputs.map(({ text }) => text);
const versions: [library: LibraryVersion, docs: string][] = [
  ['v4', 'current'],
  ['v2', 'v2'],
];

for (const [library, docs] of versions) {
  test(
    `the lookup of ${library} says of generated inputs what an app and a browser make of them`,
    long,
    async ({ page, request }) => {
      test.setTimeout(isLong ? 3_600_000 : 300_000);
      const data = await (await request.get(`/classes/${docs}.json`)).json();
      const references = await referencesOf(page, library);
      const answers = await lookUpAll(page, library, { data, texts });
      const differences = texts.flatMap((text) => {
        const reference = references.get(text);
        if (!reference) throw new Error(`Nothing is known of ${text}.`);
        return differencesOf(text, answers.get(text) ?? {}, reference);
      });
      if (isLong)
        console.log(
          countKinds(
            inputs,
            differences.map(({ text }) => text),
          ),
        );
      expect(differences).toEqual([]);
      const existing = [...references.values()].filter(
        ({ web, ios }) => web.support !== 'none' || ios.support !== 'none',
      );
      expect(existing.length).toBeGreaterThan(texts.length / 2);
    },
  );
}

/** The most classes of one app; the runtime of version 2 takes quadratic time. */
const MOST = { v4: COUNT, v2: 500 };

/** What the apps that are built with the inputs, and the browser, make of each. */
async function referencesOf(page: Page, library: LibraryVersion): Promise<Map<string, Reference>> {
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

/** How many inputs of each kind there were, and how many of them differed. */
function countKinds(all: GeneratedInput[], differing: string[]): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const own = all.filter((input) => input.kind === kind);
    const wrong = own.filter(({ text }) => differing.includes(text));
    return `${kind}: ${own.length}, ${wrong.length} differ`;
  });
  return lines.join('\n');
}
