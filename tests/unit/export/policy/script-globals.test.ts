import { expect, test } from '@playwright/test';
import { declaredGlobals, globalsOf } from '@/lib/export/policy/script-globals';

const rows: [script: string, names: string[]][] = [
  ['(self.__next_f = self.__next_f || []).push([0])', ['__next_f', 'self']],
  ['globalThis["TURBOPACK"] || (window.other = 1)', ['TURBOPACK', 'globalThis', 'other', 'window']],
  ['typeof process < "u" && process.env', ['process']],
  ['written = 1', ['written']],
  ['window?.maybe', ['maybe', 'window']],
  ['const { one, two: three } = window; three', ['one', 'two', 'window']],
  ['"asked" in globalThis', ['asked', 'globalThis']],
  ['const w = typeof window < "u" ? window : {}; w.later', ['later', 'window']],
  ['((e) => e.window.passed)(x)', ['passed', 'x']],
  ['(a || self).either', ['a', 'either', 'self']],
  // Declared names and properties of other objects are not globals.
  ['const a = 1; function b(c) { return a + c + b.d }', []],
  ['function f(self) { self.local; let inner = self; inner.too }', []],
  ['let w = window; w = {}; w.unknown; window[w]', ['window']],
  ['import { a } from "./a.js"; export { a as name }; ({ key: a }).key', []],
  ['out: for (;;) break out; (function () { arguments })', []],
];

for (const [script, names] of rows) {
  test(`the global variables of ${script}`, () => {
    const expected = names.filter((name) => name !== 'globalThis');
    expect(globalsOf(script).sort()).toEqual(expected.sort());
  });
}

test('a name that is declared in one function and global in another is found', () => {
  expect(globalsOf('function f(next) { return next } function g() { return next }')).toEqual([
    'next',
  ]);
});

test('declared globals are the names of values, not of types', () => {
  const declarations = `
    interface Screen { width: number }
    type Name = string;
    declare var screen: Screen;
    declare const performance: Performance, name: void;
    declare function alert(message?: string): void;
    declare class Thing {}
    declare namespace CSS { var inner: string }`;
  expect(declaredGlobals(declarations)).toEqual([
    'screen',
    'performance',
    'name',
    'alert',
    'Thing',
    'CSS',
  ]);
});
