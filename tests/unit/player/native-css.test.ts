import { expect, test } from '@playwright/test';
import { toDrawnCss, toNativeStyle } from '@/lib/player/native-css';

const rows: [text: string, ios: Record<string, string>, android?: Record<string, string>][] = [
  ["flexGrow: 1, flexBasis: '0%'", { flexGrow: '1', flexBasis: '0%' }],
  ['paddingHorizontal: 14, rowGap: 7', { paddingInline: '14px', rowGap: '7px' }],
  ['paddingStart: 7', { paddingInlineStart: '7px' }],
  [
    "transform: [{ translateX: 4 }, { rotate: '45deg' }]",
    { transform: 'translateX(4px) rotate(45deg)' },
  ],
  [
    "shadowColor: '#00000059', shadowOffset: { width: 0, height: 4 }, shadowRadius: 10, shadowOpacity: 1",
    { boxShadow: '0px 4px 20px color-mix(in srgb, #00000059 100%, transparent)' },
    {},
  ],
  ['elevation: 8', {}, { boxShadow: '0 4px 8px color-mix(in srgb, #000 40%, transparent)' }],
  [
    "overflow: 'hidden'; numberOfLines={2}",
    {
      overflow: 'hidden',
      display: '-webkit-box',
      webkitBoxOrient: 'vertical',
      webkitLineClamp: '2',
    },
  ],
  ['animation: spin (rotate)', {}],
  ['transform: identity', {}],
  ['', {}],
];

for (const [text, ios, android = ios] of rows) {
  test(`the native style ${text || 'without declarations'} becomes CSS`, () => {
    expect(toDrawnCss(toNativeStyle(text), 'ios')).toEqual(ios);
    expect(toDrawnCss(toNativeStyle(text), 'android')).toEqual(android);
  });
}
