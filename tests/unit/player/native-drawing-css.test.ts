import { expect, test } from '@playwright/test';
import { canBeDrawnOnNative, toNativeDrawingCss } from '@/lib/player/build/native-drawing-css';
import type { NativeClass } from '@/lib/player/native-class';

function toClass(name: string, ios: string, android = ios, when = ''): NativeClass {
  return { name, when, ios, android, notes: [] };
}

test('rules have the order of the CSS for the web, and dark classes depend on the theme', () => {
  const classes = [
    toClass('dark:p-0.5', 'padding: 1.75', undefined, 'dark'),
    toClass('p-4', 'padding: 14'),
    toClass('active:p-8', 'padding: 28', undefined, 'active'),
    toClass('blur', ''),
  ];
  expect(toNativeDrawingCss(classes, '.p-4{padding:1rem}.dark\\:p-0\\.5{padding:0}')).toBe(
    '.p-4{padding:14px;}.dark\\:p-0\\.5:is([data-theme=dark] *){padding:1.75px;}',
  );
});

test('a class that differs between iOS and Android has a rule for each platform', () => {
  const css = toNativeDrawingCss(
    [toClass('shadow', "shadowColor: '#000', shadowOpacity: 1", 'elevation: 4')],
    '',
  );
  expect(css).toMatch(
    /^\.shadow:where\(.+ios.+\)\{box-shadow:0px 0px 6px .+;\}\.shadow:where\(.+android/,
  );
  expect(toNativeDrawingCss([toClass('line-clamp-2', 'numberOfLines={2}')], '')).toContain(
    '-webkit-line-clamp:2;',
  );
});

test('code with its own styles has a native drawing if they are only variables', () => {
  const rows: [code: string, html: string, drawn: boolean][] = [
    ['<View className="p-4" />', '<div style="margin:0"></div>', true],
    ['<View style={box} />', '<div style="margin:0"></div>', false],
    ['<View style={theme} />', '<div style="--a:#fff;--b: 1px"></div>', true],
    ['<View style={theme} />', '<div style="--a:#fff;margin:0"></div>', false],
    ['<View style={StyleSheet.create(box)} />', '<div class="r-1"></div>', false],
    ['<ScrollView contentContainerStyle={box} />', '<div></div>', false],
  ];
  for (const [code, html, drawn] of rows) expect(canBeDrawnOnNative(code, html), code).toBe(drawn);
});
