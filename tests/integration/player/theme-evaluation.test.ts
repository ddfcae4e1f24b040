import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import fc from 'fast-check';
import { LONGEST_THEME } from '@/lib/player/theme-protocol';
import { holdLater, hostileText } from '../../support/hostile-values';
import { long } from '../../support/long';
import { evaluateInVm } from '../../support/theme-evaluator';

test.describe.configure({ timeout: 900_000 });

/** Code of values that are not JSON, or that are hard to copy. */
const odd = fc.constantFrom(
  ...["() => '#fff'", "({ theme }) => theme('colors.red.500')", '({ theme }) => theme', '10n'],
  ...["Symbol('x')", 'new Date(NaN)', 'new Map([[1, 2]])', '/x/g', 'NaN', 'undefined', 'null'],
  ...[
    "'x'.repeat(300000)",
    'new Array(1e9)',
    'new Uint8Array(1e5)',
    '[,,1]',
    'globalThis',
    'module',
  ],
  ...["require('./missing')", "require('missing').a.b()", "new (require('missing'))()", 'require'],
  ...["{ get a() { throw new Error('getter') } }", '{ get a() { for (;;); } }', '{ toJSON: 1 }'],
  ...['{ __proto__: null, a: 1 }', "{ ['__proto__']: { polluted: 1 } }", '{ constructor: 1 }'],
  ...[
    '(() => { const own = {}; own.own = own; return own; })()',
    '(() => { const a = []; a.push(a, a, a); return a; })()',
  ],
  ...[
    'new Proxy({}, { get() { throw 1; } })',
    "new Proxy({}, { ownKeys: () => ['a', 'a'] })",
    'new Proxy([], {})',
  ],
);
const { value: code } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    odd,
    fc.oneof(fc.double(), fc.boolean(), hostileText).map((item) => JSON.stringify(item) ?? '0'),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom('DEFAULT', '500', '__proto__'), hostileText),
          tie('value'),
        ),
        { maxLength: 3 },
      )
      .map(
        (entries) =>
          `{ ${entries.map(([key, item]) => `[${JSON.stringify(key)}]: ${item}`).join(', ')} }`,
      ),
  ),
}));

/** Statements that end the evaluation, or try to change what the next one gets. */
const statement = fc.constantFrom(
  ...['', '', '', '', 'while (true) {}', 'throw null;', 'throw { a: 1 };', "throw new Error('x');"],
  ...['(function own() { own(); })();', 'Object.prototype.polluted = 1;', 'this.polluted = 1;'],
  ...["setTimeout(() => { throw new Error('late'); });", 'exports.theme = 1;'],
);
/** Bodies of plugins. `value` is the code of a value. */
const plugin = fc.tuple(
  fc.constantFrom(
    ...[
      'addUtilities(VALUE)',
      'addBase(VALUE)',
      "addVariant('a', VALUE)",
      "addVariant('a', () => VALUE)",
    ],
    ...[
      'matchUtilities({ a: (value) => ({ width: value }) }, { values: VALUE })',
      'matchUtilities(VALUE, VALUE)',
    ],
    ...[
      'matchUtilities({ a: () => VALUE }, { values: { b: VALUE } })',
      "matchVariant('a', () => VALUE, VALUE)",
    ],
    ...['while (true) {}', "config('a.b', VALUE)", 'theme(VALUE)', 'missing()'],
  ),
  code,
);
const api =
  '{ addUtilities, addBase, addVariant, matchUtilities, matchVariant, config, theme, missing }';
const key = fc.constantFrom('colors', 'spacing', 'fontFamily', 'screens', 'keyframes', 'own');
const config = fc
  .record({
    before: statement,
    theme: fc.array(fc.tuple(key, code), { maxLength: 3 }),
    extend: fc.array(fc.tuple(key, code), { maxLength: 3 }),
    setting: fc.tuple(
      fc.constantFrom(
        'darkMode',
        'important',
        'corePlugins',
        'future',
        'presets',
        'prefix',
        'plugins',
      ),
      code,
    ),
    plugins: fc.array(plugin, { maxLength: 2 }),
    form: fc.constantFrom('module.exports =', 'export default', 'module.exports = () =>'),
  })
  .map(({ before, theme, extend, setting, plugins, form }) => {
    const list = (entries: [string, string][]) =>
      entries.map(([name, item]) => `${name}: ${item}`).join(', ');
    const calls = plugins.map(
      ([body, item]) => `(${api}) => { ${body.replaceAll('VALUE', () => item)} }`,
    );
    return `${before}
${form} ({
  presets: [require('nativewind/preset')],
  theme: { ${[list(theme), `extend: { ${list(extend)} }`].filter(Boolean).join(', ')} },
  plugins: [${calls.join(', ')}],
  ${list([setting])},
});`;
  });

test(
  'any configuration ends in time, with a theme of limited size or a message',
  long,
  async () => {
    const own = Object.getOwnPropertyNames(globalThis);
    await holdLater(config, async (text) => {
      const result = await evaluateInVm(text);
      assert.ok(result, 'the page rejects the message');
      if (result.ok) {
        const { theme, notices } = result;
        assert.ok(JSON.stringify(theme).length <= LONGEST_THEME);
        assert.deepEqual(JSON.parse(JSON.stringify(theme)), theme);
        assert.ok(notices.length <= 50 && notices.every((notice) => notice.length <= 300));
      } else {
        const { message, line = 1, column = 1 } = result.problem;
        assert.ok(message.length > 0 && message.length <= 4000);
        assert.ok(Number.isSafeInteger(line) && Number.isSafeInteger(column));
      }
      assert.deepEqual(Object.getOwnPropertyNames(globalThis), own);
      assert.equal(Reflect.get({}, 'polluted'), undefined);
    });
  },
);

for (const [code, message] of [
  [
    "theme: { extend: { colors: 'x'.repeat(300000) } }",
    'The theme has too many characters and values; the limit is 100000.',
  ],
  [
    "theme: { extend: { colors: 'x'.repeat(50000) } }",
    'The theme has too many characters and values; the limit is 100000.',
  ],
  [
    'theme: { extend: { colors: [{ DEFAULT: new Uint8Array(30000) }] } }',
    'The theme has too many characters and values; the limit is 100000.',
  ],
  [
    'theme: { colors: [{ a: [new Array(1e9)] }] }',
    'The theme has too many characters and values; the limit is 100000.',
  ],
  ['plugins: new Array(1e9)', 'The list plugins has 1000000000 items; the limit is 1000.'],
] as const) {
  test(`a configuration that is too large ends with a message: ${code}`, async () => {
    const result = await evaluateInVm(
      `module.exports = { presets: [require('nativewind/preset')], ${code} };`,
    );
    assert.ok(result && !result.ok);
    assert.equal(result.problem.message, message);
  });
}

test('a plugin whose variant has too many selectors is skipped with a message', async () => {
  const result = await evaluateInVm(
    `module.exports = {
      presets: [require('nativewind/preset')],
      plugins: [({ addVariant }) => addVariant('own', new Array(1e9))],
    };`,
  );
  assert.ok(result?.ok);
  assert.deepEqual(result.notices, [
    'A plugin is skipped because it failed: The list own has 1000000000 items; the limit is 1000.',
  ]);
});
