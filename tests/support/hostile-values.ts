import fc from 'fast-check';
import { isLong } from './long';

/** Strings with special meaning in file formats or languages, such as HTML, YAML, or URLs. */
const signs = [
  ...['__proto__', 'constructor', 'javascript:', 'data:text/html,', '<script>', '</script>'],
  ...['..', '/', '//', '\\', '%2e%2e', '%', '?', '#', '\0', '\u001b', '\u202e', '\ufeff', '🚲'],
  ...[
    '---',
    '---js\n',
    '\n',
    '\r',
    ': ',
    '&a ',
    '*a',
    '!!',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '-',
    '!',
  ],
];

/**
 * Random strings of up to eight code points, including lone surrogates. fast-check has an equivalent
 * generator, but it takes a second to initialize.
 */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 8 })
  .map((points) => String.fromCodePoint(...points));

/** Random strings that mix arbitrary characters with syntax that is special to parsers. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...signs), anyText), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

/** Random values of any shape. Keys and values include strings from `hostileText`. */
export const hostileValue = fc.anything({
  key: hostileText,
  values: [hostileText, fc.jsonValue()],
});

/**
 * Checks a property with 1,000 random values. The property should use `node:assert`, because Playwright
 * records each `expect` call as a step, which takes a millisecond.
 */
export function checkProperty<Value>(
  values: fc.Arbitrary<Value>,
  property: (value: Value) => void,
): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns: 1000, includeErrorInReport: true },
  );
}

/** Checks an asynchronous property with 50 random values, or with 1,000 in `npm run test:long`. */
export function holdLater<Value>(
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(values, property), {
    numRuns: isLong ? 1000 : 50,
    includeErrorInReport: true,
  });
}
