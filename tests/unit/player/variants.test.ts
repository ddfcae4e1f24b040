import { expect, test } from '@playwright/test';
import { toConditions, toWrittenClass } from '@/lib/player/native-class';

test('a class is split at the colons outside of brackets', () => {
  const rows: [name: string, variants: string[], base: string, important: boolean][] = [
    ['p-4', [], 'p-4', false],
    ['dark:md:p-4', ['dark', 'md'], 'p-4', false],
    ['hover:!p-4', ['hover'], 'p-4', true],
    ['group-active/row:bg-[color:red]', ['group-active/row'], 'bg-[color:red]', false],
    ['[&:hover]:p-4', ['[&:hover]'], 'p-4', false],
  ];
  for (const [name, variants, base, important] of rows) {
    expect(toWrittenClass(name), name).toEqual({ variants, base, important });
  }
});

test('a variant is a platform, a condition, dropped or always on', () => {
  const always = 'Native ignores first: and always applies the class.';
  const dropped = 'Classes with peer-checked: have no effect on native.';
  const rows: [variants: string[], applies: boolean, when: string, notes: string[]][] = [
    [[], true, '', []],
    [['dark', 'active'], true, 'dark, active', []],
    [['ios'], true, '', []],
    [['android'], false, '', []],
    [['web'], false, '', []],
    [['first'], true, '', [always]],
    [['peer-checked'], false, '', [dropped]],
  ];
  for (const [variants, applies, when, notes] of rows) {
    expect(toConditions(variants, 'ios'), variants.join()).toEqual({ applies, when, notes });
  }
});
