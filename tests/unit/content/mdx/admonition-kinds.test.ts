import { expect, test } from '@playwright/test';
import { toAdmonition, toAdmonitionLook } from '@/lib/content/mdx/admonition-kinds';

test('MDX-01 old kinds of notices look like their successors', () => {
  const names = ['note', 'secondary', 'important', 'success', 'caution', 'danger'];
  expect(names.map(toAdmonitionLook)).toEqual(['note', 'note', 'info', 'tip', 'warning', 'danger']);
});

test('MDX-03 names of inherited object properties are unknown kinds', () => {
  const names = ['constructor', '__proto__', 'toString'];
  expect(names.map(toAdmonition)).toEqual([undefined, undefined, undefined]);
});

test('MDX-03 an unknown kind looks like info and warns in the console', () => {
  const warnings: unknown[] = [];
  const original = console.warn;
  console.warn = (...texts) => warnings.push(texts.join(' '));
  try {
    expect(toAdmonitionLook('hint')).toBe('info');
  } finally {
    console.warn = original;
  }
  expect(warnings).toEqual(['Unknown kind of notice "hint": shown as info.']);
});
