import { expect, test } from '@playwright/test';
import { readFlags } from '@/lib/export/build/command-flags';

const flags = {
  boolean: ['watch'],
  string: ['format'],
  number: ['port'],
  words: 1,
  usage: 'Usage: …',
} as const;

test('known flags are parsed with their values', () => {
  expect(readFlags(['--watch', '--format', 'github', '--port', '80', 'a'], flags)).toEqual({
    watch: true,
    format: 'github',
    port: 80,
    words: ['a'],
  });
  expect(readFlags([], flags)).toEqual({ watch: undefined, words: [] });
});

test('unknown arguments are rejected with the nearest flag', () => {
  const rows: [args: string[], message: string][] = [
    [['--wach'], 'Unknown flag --wach. Did you mean --watch?\nUsage: …'],
    [['-w'], 'Unknown flag -w.\nUsage: …'],
    [['--format'], '--format needs one value.\nUsage: …'],
    [['--format', 'a', '--format', 'b'], '--format needs one value.\nUsage: …'],
    [['--watch=yes'], '--watch takes no value: --watch=yes.\nUsage: …'],
    [['--port'], '--port needs one value.\nUsage: …'],
    [['--port', 'a'], '--port is a; it needs a whole number.\nUsage: …'],
    [['--port=-1'], '--port is -1; it needs a whole number.\nUsage: …'],
    [['a', 'b'], 'Unknown argument b.\nUsage: …'],
  ];
  for (const [args, message] of rows) expect(() => readFlags(args, flags)).toThrow(message);
});

test('a list collects the values of a flag', () => {
  const takes = { list: ['css'], usage: 'Usage: …' } as const;
  expect(readFlags([], takes)).toEqual({ css: [], words: [] });
  expect(readFlags(['--css', 'a'], takes)).toEqual({ css: ['a'], words: [] });
  expect(readFlags(['--css', 'a', '--css=b'], takes)).toEqual({ css: ['a', 'b'], words: [] });
  expect(() => readFlags(['--css', 'a', '--css'], takes)).toThrow('--css needs one value.');
});
