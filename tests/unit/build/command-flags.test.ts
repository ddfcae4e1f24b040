import { expect, test } from '@playwright/test';
import { readFlags } from '@/lib/build/command-flags';

const flags = { boolean: ['watch'], string: ['format'], usage: 'Usage: …' } as const;

test('known flags are read, with their values', () => {
  expect(readFlags(['--watch', '--format', 'github', 'a'], flags)).toEqual({
    watch: true,
    format: 'github',
    words: ['a'],
  });
});

test('an unknown flag is refused, and the right one is named', () => {
  const rows: [args: string[], message: string][] = [
    [['--wach'], 'Unknown flag --wach. Did you mean --watch?\nUsage: …'],
    [['-w'], 'Unknown flag -w.\nUsage: …'],
    [['--format'], '--format needs one value.\nUsage: …'],
    [['--format', 'a', '--format', 'b'], '--format needs one value.\nUsage: …'],
  ];
  for (const [args, message] of rows) expect(() => readFlags(args, flags)).toThrow(message);
});
