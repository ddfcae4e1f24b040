import { expect, test } from '@playwright/test';
import { meaningOf, rootOf, synonymsOf } from '@/lib/search/synonyms';

test('each word of a group has the others as synonyms and shares their meaning', () => {
  const groups = [
    ['install', 'setup'],
    ['upgrade', 'migrate'],
    ['config', 'configure', 'settings'],
    ['autocomplete', 'intellisense', 'completion'],
    ['editor', 'vscode', 'webstorm'],
    ['image', 'picture', 'photo'],
    ['press', 'tap', 'click', 'touch'],
    ['circle', 'round', 'circular'],
    ['gray', 'grey'],
    ['color', 'colour'],
    ['center', 'centre'],
    ['notwork', 'noeffect', 'broken', 'ignored', 'notupdating'],
    ['toggle', 'switch'],
    ['transparent', 'translucent'],
    ['typescript', 'ts'],
    ['javascript', 'js'],
    ['test', 'jest'],
    ['phone', 'mobile'],
  ];
  for (const words of groups) {
    const meanings = words.map(meaningOf);
    expect(new Set(meanings).size, words.join()).toBe(1);
    for (const word of words) {
      const others = words.filter((other) => other !== word).map(rootOf);
      expect(synonymsOf(word), word).toEqual(expect.arrayContaining(others));
    }
  }
});

test('a word outside all groups has no synonyms and means its own root', () => {
  expect(synonymsOf('flexbox')).toEqual([]);
  expect(meaningOf('Flexbox')).toBe(rootOf('flexbox'));
});
