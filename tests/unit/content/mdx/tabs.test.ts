import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { toNextIndex, toSelected } from '@/components/prose/tabs/tabs.element';
import { checkProperty, hostileText } from '../../../support/hostile-values';
import { reportText } from '../../../support/mdx';

const item = (value: string) => `<TabItem value="${value}">\n\nText\n\n</TabItem>\n`;

const mistakes: [string, string, string][] = [
  [
    'duplicate values',
    `<Tabs>\n${item('a')}${item('a')}</Tabs>`,
    'page.mdx:12:1  Two tabs of a group have the value a\n  Give each <TabItem> its own value.',
  ],
  [
    'a child that is not a TabItem',
    `<Tabs>\n${item('a')}\n<Details>\n\nx\n\n</Details>\n</Tabs>`,
    'page.mdx:13:1  <Tabs> contains something other than <TabItem>: <Details>\n  Move it into a <TabItem>, or out of <Tabs>.',
  ],
  [
    'an unknown default',
    `<Tabs defaultValue="ios">\n${item('iOS')}${item('web')}</Tabs>`,
    'page.mdx:6:1  The default tab ios does not exist\n  Expected one of iOS, web.\n  Did you mean iOS?',
  ],
  [
    'no items',
    '<Tabs></Tabs>',
    'page.mdx:6:1  <Tabs> contains no <TabItem>\n  Expected at least one.',
  ],
  [
    'a TabItem without value',
    '<Tabs>\n<TabItem label="A">\n\nx\n\n</TabItem>\n</Tabs>',
    'page.mdx:7:1  <TabItem> has no value\n  Expected <TabItem value="…">.',
  ],
  [
    'a query without a name',
    `<Tabs queryString>\n${item('a')}</Tabs>`,
    'page.mdx:6:1  queryString on <Tabs> without groupId\n  Expected groupId="…", which names the parameter, or queryString="name".',
  ],
];

for (const [name, text, report] of mistakes) {
  test(`TABS-07 the build rejects ${name}`, async () => {
    expect(await reportText(text)).toBe(report);
  });
}

const tabs = ['a', 'b', 'c'];

test('TABS-03 TABS-04 the first candidate that is a tab is shown, and values stored by other pages are ignored', () => {
  expect(toSelected(tabs, ['b', 'a'])).toBe('b');
  expect(toSelected(tabs, ['x', null, 'c'])).toBe('c');
  expect(toSelected(tabs, [undefined])).toBe('a');
});

test('TABS-02 arrow keys wrap around, and other keys do nothing', () => {
  expect(toNextIndex('ArrowRight', 2, 3)).toBe(0);
  expect(toNextIndex('ArrowLeft', 0, 3)).toBe(2);
  expect(toNextIndex('Home', 1, 3)).toBeUndefined();
});

test('one of the tabs is shown for any stored or requested value', () => {
  checkProperty(fc.array(fc.option(hostileText)), (candidates) => {
    assert.ok(tabs.some((tab) => tab === toSelected(tabs, candidates)));
  });
});
