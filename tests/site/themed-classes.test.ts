import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadAppConfig } from '@/lib/classes/computation/app-config';
import { readAppTheme } from '@/lib/classes/data/theme-config';
import type { Answer } from '@/lib/classes/lookup/lookup-index';
import { isLong, long, rotatingSampleOf } from '../support/long';
import { openPage } from '../support/open';
import { writeProject } from '../support/project';
import { referencesOf, toSettings, withSetVariables } from '../support/reference/app-references';
import type { AppThemeFiles } from '../support/reference/app-styles';
import { generateInputs } from '../support/reference/generated-inputs';
import { lookUpThemed } from '../support/reference/looked-up';
import { type Difference, differencesOf } from '../support/reference/lookup-differences';
import {
  shownValues,
  type TriedClass,
  themeVariables,
  toTried,
} from '../support/reference/variable-trials';
import { expect, test } from '../support/test';

const FOLDER = 'tests/fixtures/app-themes';
/** Number of generated inputs for each theme. */
const COUNT = 667;
const SEED = 36;
/** Under `npm test`, only one in this many inputs of each kind is tested. */
const EVERY = 50;
const EVERY_CHOSEN = 4;

/** Matches the inputs for which the lookup and the app may differ, each with the reason. */
const KNOWN: [pattern: RegExp, reason: string][] = [
  [
    /(?:^|:)!?-?circle-\[/,
    'The plugin parses the value and divides it. Its code runs only while the page evaluates the configuration, so only the values in the theme have results. The lookup says so for other values.',
  ],
];

for (const theme of ['hsl-tokens', 'nativewindui', 'rgb-tokens', 'studio']) {
  test(
    `the lookup agrees with an app that has the theme ${theme}`,
    long,
    async ({ page, request }) => {
      test.setTimeout(isLong ? 1_800_000 : 300_000);
      const read = (name: string) => readFileSync(join(FOLDER, theme, name), 'utf8');
      const files = { config: read('tailwind.config.js'), css: read('global.css') };
      const chosen = read('classes.txt').split(/\s+/).filter(Boolean);
      const generated = generateInputs('v4', { count: COUNT, seed: SEED, config: loaded(files) });
      const texts = [
        ...new Set([
          ...rotatingSampleOf(chosen, EVERY_CHOSEN),
          ...rotatingSampleOf(generated, EVERY).map(({ text }) => text),
        ]),
      ];
      const data = await (await request.get('/classes/current.json')).json();
      const answers = await lookUpThemed(page, await evaluated(page, files), { data, texts });
      const differences = await differencesIn(page, { texts, files, answers });
      expect(
        differences.filter(({ text }) => !KNOWN.some(([pattern]) => pattern.test(text))),
      ).toEqual([]);
    },
  );
}

/** Loads a Tailwind configuration as an app does. */
function loaded({ config }: AppThemeFiles): object {
  const folder = writeProject({ 'tailwind.config.js': config });
  return Object(loadAppConfig(join(folder, 'tailwind.config.js')));
}

/** Sets a theme in the panel of the lookup, and returns what the page then stores. */
async function evaluated(page: Page, { config, css }: AppThemeFiles) {
  await openPage(page, '/tailwind/');
  await page.getByRole('button', { name: /^Your theme/ }).click();
  const panel = page.getByRole('region', { name: 'Theme of your app' });
  await panel.getByRole('textbox', { name: /tailwind\.config/ }).fill(config);
  await panel.getByRole('textbox', { name: 'global.css' }).fill(css);
  await panel.getByRole('button', { name: 'Use this theme' }).click();
  const used = panel.getByText('All answers use this theme.');
  await expect(used).toBeVisible({ timeout: 60_000 });
  const stored = await page.evaluate(() => localStorage.getItem('your-theme'));
  const theme = readAppTheme(JSON.parse(stored ?? '{}').theme);
  if (!theme) throw new Error('The page has stored no valid theme.');
  return theme;
}

interface Compared {
  texts: readonly string[];
  files: AppThemeFiles;
  answers: ReadonlyMap<string, Answer>;
}

/** Compares the answers with an app, without values for missing variables, and in both ways to set them. */
async function differencesIn(
  page: Page,
  { texts, files, answers }: Compared,
): Promise<Difference[]> {
  const plain = await referencesOf(page, 'v4', { texts, files });
  const factsOf = (text: string) => answers.get(text)?.found ?? { remarks: [], css: '' };
  // The app sets its own variables, so no other values are tried for them.
  const isSet = (name: string) => files.css.includes(`${name}:`);
  const open = texts.filter((text) => !(text.match(/--[a-z][\w-]*/gi) ?? []).some(isSet));
  const tried = [
    ...toTried(open, (text) => shownValues(factsOf(text))),
    ...texts.flatMap((text) => themeVariables(text, factsOf(text))),
  ];
  const differences: Difference[] = [];
  for (const way of ['vars', 'root'] as const) {
    const references = await withSetVariables(plain, tried, (names) =>
      referencesOf(page, 'v4', { texts: [...new Set(names)], files, ...toSettings(tried, way) }),
    );
    for (const text of texts) {
      const reference = references.get(text);
      if (!reference) throw new Error(`There is no reference for ${text}.`);
      const answer = answers.get(text) ?? {};
      // A comparison replaces all variables of an answer with one value.
      const ofTheme = text.includes('--') ? themeVariables(text, factsOf(text)) : [];
      differences.push(...differencesOf(text, withThemeValues(answer, ofTheme), reference));
    }
  }
  return differences;
}

/**
 * Replaces the variables of the theme in an answer with the values that the app has, in the form of NativeWind's
 * colors.
 */
function withThemeValues(answer: Answer, variables: readonly TriedClass[]): Answer {
  const { found } = answer;
  if (!found) return answer;
  const fill = (style: string) =>
    variables.reduce(
      (text, { variables: [name = ''], css }) =>
        text.replaceAll(`var(${name})`, css.replaceAll(' ', ', ')),
      style,
    );
  return { ...answer, found: { ...found, ios: fill(found.ios), android: fill(found.android) } };
}
