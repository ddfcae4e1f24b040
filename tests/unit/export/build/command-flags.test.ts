import { expect, test } from '@playwright/test';
import { readFlags } from '@/lib/export/build/command-flags';
import { toHelp } from '@/lib/export/build/command-help.mjs';

const flags = {
  boolean: { watch: 'repeat it' },
  string: { format: 'the format' },
  number: { port: 'the port' },
  words: 1,
  usage: 'npm run it',
};

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
    [['--wach'], 'Unknown flag --wach. Did you mean --watch?'],
    [['-w'], 'Unknown flag -w.'],
    [['--format'], '--format needs one value.'],
    [['--format', 'a', '--format', 'b'], '--format needs one value.'],
    [['--watch=yes'], '--watch takes no value: --watch=yes.'],
    [['--port'], '--port needs one value.'],
    [['--port', 'a'], '--port is a; it needs a whole number.'],
    [['--port=-1'], '--port is -1; it needs a whole number.'],
    [['a', 'b'], 'Unknown argument b.'],
  ];
  for (const [args, message] of rows) expect(() => readFlags(args, flags)).toThrow(message);
});

test('the help lists flags and exit codes', () => {
  const help = { usage: 'npm run it', about: 'It.', flags: { watch: 'repeat it' } };
  expect(toHelp(help)).toBe(`Usage: npm run it

It.

Flags
  --watch  repeat it
  --help   print this text

Exit codes
  0  it succeeded
  1  it failed
  2  an argument is unknown, missing, or invalid`);
  expect(toHelp({ ...help, failure: 'a page is missing' })).toContain('  1  a page is missing\n');
});

test('a list collects the values of a flag', () => {
  const takes = { list: { css: 'a file' }, usage: 'npm run it' };
  expect(readFlags([], takes)).toEqual({ css: [], words: [] });
  expect(readFlags(['--css', 'a'], takes)).toEqual({ css: ['a'], words: [] });
  expect(readFlags(['--css', 'a', '--css=b'], takes)).toEqual({ css: ['a', 'b'], words: [] });
  expect(() => readFlags(['--css', 'a', '--css'], takes)).toThrow('--css needs one value.');
});
