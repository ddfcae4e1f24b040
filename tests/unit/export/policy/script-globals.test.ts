import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { expect, test } from '@playwright/test';
import { declaredGlobals, globalsOf } from '@/lib/export/policy/script-globals';

const rows: [script: string, names: string[]][] = [
  ['(self.__next_f = self.__next_f || []).push([0])', ['__next_f', 'self']],
  ['globalThis["TURBOPACK"] || (window.other = 1)', ['TURBOPACK', 'globalThis', 'other', 'window']],
  ['typeof process < "u" && process.env', ['process']],
  ['typeof window < "u" ? window : global', ['window']],
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
declare const name: void;
declare function alert(message?: string): void;
declare class Thing {}
declare abstract class Iterator {}
declare namespace CSS {
    var inner: string;
}
declare global {
    interface Screen { height: number }
}`;
  expect(declaredGlobals(declarations)).toEqual([
    'screen',
    'name',
    'alert',
    'Thing',
    'Iterator',
    'CSS',
  ]);
});

test('the declared globals of the installed TypeScript are those that a parser finds', () => {
  const folder = 'node_modules/typescript/lib';
  const files = readdirSync(folder).filter((name) => /^lib\.(?:dom|es).*\.d\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect(declaredGlobals(text), file).toEqual(parsedGlobals(text));
  }
});

/** Returns the names that a declaration file declares, with Babel's parser. `declare global` has no name. */
function parsedGlobals(declarations: string): string[] {
  const { program } = parse(declarations, {
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]],
  });
  return program.body.flatMap((statement) => {
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    const isValue =
      statement.type === 'TSDeclareFunction' ||
      statement.type === 'ClassDeclaration' ||
      (statement.type === 'TSModuleDeclaration' && statement.kind !== 'global');
    return isValue && statement.id?.type === 'Identifier' ? statement.id.name : [];
  });
}
