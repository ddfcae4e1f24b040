import fc from 'fast-check';
import { isLong } from './long';

/** What parsers take for more than words. */
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

/** Any code points, lone surrogates included. The library's own texts of these take a second to prepare. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 8 })
  .map((points) => String.fromCodePoint(...points));

/** Texts of random letters, and of what means something to a parser. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...signs), anyText), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

/** Values of any shape, hostile texts among their names and parts. */
export const hostileValue = fc.anything({
  key: hostileText,
  values: [hostileText, fc.jsonValue()],
});

/**
 * Tries a property with 1,000 values. It asserts with `node:assert`: the runner records each `expect` as a
 * step, which takes a millisecond.
 */
export function hold<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns: 1000, includeErrorInReport: true },
  );
}

/** Tries a property that takes time with 50 values, and in `npm run test:long` with 1,000. */
export function holdLater<Value>(
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(values, property), {
    numRuns: isLong ? 1000 : 50,
    includeErrorInReport: true,
  });
}
