import { expect, test } from '@playwright/test';
import type { Literal } from '@/lib/classes/computation/literal';
import type { Kind } from '@/lib/classes/computation/type-tests';
import { acceptedValues } from '@/lib/player/build/accepted-values';
import { acceptedByTypes } from '@/lib/player/library/accepted-by-types';

const accepts = acceptedByTypes(acceptedValues());

const values: [kind: Kind, key: string, value: Literal, isAccepted: boolean][] = [
  ['style', 'width', 3, true],
  ['style', 'width', '37%', true],
  ['style', 'width', '37px', false],
  ['style', 'flexDirection', 'row', true],
  ['style', 'flexDirection', 'sideways', false],
  ['style', 'fontFamily', 'Any Font', true],
  ['style', 'fontVariant', ['small-caps', 'tabular-nums'], true],
  ['style', 'fontVariant', ['small-caps', 'none'], false],
  ['style', 'color', '#123456', true],
  ['style', 'color', 'red-ish', false],
  ['style', 'transform', [{ rotate: '3deg' }, { translateX: 4 }], true],
  ['style', 'transform', [{ rotate: '3deg' }, { turn: 4 }], false],
  ['style', 'display', 'grid', false],
  ['prop', 'numberOfLines', 2, true],
  ['prop', 'numberOfLines', 'two', false],
];

for (const [kind, key, value, isAccepted] of values)
  test(`${kind} ${key} ${isAccepted ? 'accepts' : 'does not accept'} ${JSON.stringify(value)}`, () =>
    expect(accepts(kind, key, value)).toBe(isAccepted));
