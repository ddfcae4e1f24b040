import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { formatErrors } from '@/lib/config/source/content-error';
import { readCell, readClaims } from '@/lib/content/check/claim-grammar';
import { checkClaims, claimsOfPage } from '@/lib/content/check/claims';
import { checkProperty, hostileText } from '../../../support/hostile-values';
import { compileText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

/** Returns the claims about classes in a page's text. */
async function claimsOf(text: string) {
  return claimsOfPage(await compileText(text), 'NativeWind');
}

async function reportOf(text: string, version = 'current', own: string[] = []) {
  const store = siteIn().classes(version);
  return formatErrors(checkClaims(await claimsOf(text), store, own)).replaceAll(
    'content/docs/v4/guides/',
    '',
  );
}

const FIX = (name: string) => `Correct the sentence, or use <Support class="${name}" />.`;
const WEB_ONLY = 'iOS: no effect, Android: no effect, Web: works';
const FULL = 'iOS: works, Android: works, Web: works';

const wrong: [text: string, report: string][] = [
  [
    'On phones `mix-blend-multiply` works on native.',
    `page.mdx:6:11  mix-blend-multiply is said to work on native\n  The class data of v4 disagrees: mix-blend-multiply: ${WEB_ONLY}.\n  ${FIX('mix-blend-multiply')}`,
  ],
  [
    '`p-4`, `m-2` and `tabular-nums` are supported on iOS.',
    `page.mdx:6:18  tabular-nums is said to work on iOS\n  The class data of v4 disagrees: tabular-nums: ${WEB_ONLY}.\n  ${FIX('tabular-nums')}`,
  ],
  [
    'Native drops `select-none`.',
    `page.mdx:6:14  select-none is said to have no effect on native\n  The class data of v4 disagrees: select-none: ${FULL}.\n  ${FIX('select-none')}`,
  ],
  [
    'The class `gap-4` is not supported on Android.',
    `page.mdx:6:11  gap-4 is said to have no effect on Android\n  The class data of v4 disagrees: gap-4: ${FULL}.\n  ${FIX('gap-4')}`,
  ],
  [
    '`select-*` works on the web only.',
    `page.mdx:6:1  select-* is said to work only on the web\n  The class data of v4 disagrees: select-none: ${FULL}.\n  ${FIX('select-*')}`,
  ],
  [
    '`select-none` only works on the web.',
    `page.mdx:6:1  select-none is said to work only on the web\n  The class data of v4 disagrees: select-none: ${FULL}.\n  ${FIX('select-none')}`,
  ],
  [
    "`gap-4` doesn't work on Android.",
    `page.mdx:6:1  gap-4 is said to have no effect on Android\n  The class data of v4 disagrees: gap-4: ${FULL}.\n  ${FIX('gap-4')}`,
  ],
  [
    "`gap-4` isn't supported on iOS, and native doesn't support `m-2`.",
    `page.mdx:6:1  gap-4 is said to have no effect on iOS\n  The class data of v4 disagrees: gap-4: ${FULL}.\n  ${FIX('gap-4')}\npage.mdx:6:60  m-2 is said to have no effect on native\n  The class data of v4 disagrees: m-2: ${FULL}.\n  ${FIX('m-2')}`,
  ],
  [
    '`float-left` works on every platform.',
    `page.mdx:6:1  float-left is said to work on all platforms\n  The class data of v4 disagrees: float-left: ${WEB_ONLY}.\n  ${FIX('float-left')}`,
  ],
  [
    '`align-top` works on iOS only.',
    `page.mdx:6:1  align-top is said to work only on iOS\n  The class data of v4 disagrees: align-top: iOS: no effect, Android: works, Web: works.\n  ${FIX('align-top')}`,
  ],
  [
    '| Class | Native |\n| --- | --- |\n| `grid` | works |\n| `gap-4` | no |',
    `page.mdx:8:3  grid is said to work on native\n  The class data of v4 disagrees: grid: ${WEB_ONLY}.\n  ${FIX('grid')}\npage.mdx:9:3  gap-4 is said to have no effect on native\n  The class data of v4 disagrees: gap-4: ${FULL}.\n  ${FIX('gap-4')}`,
  ],
  [
    '`first:` works on native, and `hover:` never applies.',
    'page.mdx:6:1  first: is said to work on native\n  The class data of v4 disagrees: first: on native it applies always.\n  Correct the sentence, or use <Variants />.\npage.mdx:6:31  hover: is said to never apply\n  The class data of v4 disagrees: hover: it works on native.\n  Correct the sentence, or use <Variants />.',
  ],
];

for (const [text, report] of wrong) {
  test(`a wrong claim is reported: ${text.split('\n').at(-1)}`, async () => {
    expect(await reportOf(text)).toBe(report);
  });
}

const right = [
  '`gap-4` works on native, and `float-left` does nothing on native.',
  'Native drops `mix-blend-multiply`, while `line-clamp-1` works on every platform.',
  '`space-x-*` and `space-y-*` are dropped on native.',
  '`border-hairline` exists on native alone.',
  '`align-top` works on Android.',
  '`first:` always applies; `motion-reduce:` never matches; `before:` and `peer-hover:` are dropped.',
  '| Class | iOS | Android |\n| --- | --- | --- |\n| `align-top` | no | yes |',
];

for (const text of right) {
  test(`a right claim is accepted: ${text.split('\n').at(-1)}`, async () => {
    expect(await claimsOf(text)).not.toEqual([]);
    expect(await reportOf(text)).toBe('');
  });
}

const circumstances = [
  'In a plain `View`, `gap-x-4` does nothing.',
  'Nothing of `select-*` works on native.',
  '`gap-4` on it does nothing.',
  '`gap-4` has no work on iOS.',
  'That makes `hover:` apply always.',
  '`useColorScheme` works on native.',
  'The `min-*` variants are not supported.',
  '| On the web | On each platform |\n| --- | --- |\n| `block` | nothing: a `View` is one |',
];

for (const text of circumstances) {
  test(`a sentence without a claim is ignored: ${text.split('\n').at(-1)}`, async () => {
    expect(await reportOf(text)).toBe('');
  });
}

test("the page's own classes are not checked, and each version is checked against its own data", async () => {
  expect(await reportOf('`gap-4` does nothing on native.', 'current', ['gap-4'])).toBe('');
  expect(await reportOf('`animate-spin` does nothing on native.', 'v2')).toBe('');
  expect(await reportOf('`animate-spin` does nothing on native.', 'current')).toContain(
    'animate-spin is said to have no effect on native',
  );
});

test('the claims of any sentence quote that sentence and its code spans', () => {
  const words = fc.constantFrom(
    ...[
      '⟦0⟧',
      '⟦1⟧',
      '⟦2⟧',
      '⟦',
      '⟧',
      ',',
      ' and ',
      ' or the ',
      ' works on ',
      ' native',
      ' iOS',
      ' the web',
    ],
    ...[
      ' only',
      ' is',
      ' are',
      ' not',
      ' dropped',
      ' supported',
      ' no effect',
      'drops ',
      ' everywhere',
      '. ',
    ],
  );
  const text = fc.array(fc.oneof({ weight: 6, arbitrary: words }, hostileText), { maxLength: 40 });
  checkProperty(text, (parts) => {
    const sentence = parts.join('');
    for (const { subjects, words: said, place } of readClaims(sentence, 'NativeWind')) {
      assert.ok(sentence.includes(said), said);
      assert.ok(['native', 'ios', 'android', 'web', 'all'].includes(place), place);
      for (const subject of subjects) assert.ok(said.includes(`⟦${subject}⟧`), said);
    }
    const cell = readCell(parts[0] ?? '', sentence);
    assert.equal(cell?.words ?? sentence, sentence);
  });
});
