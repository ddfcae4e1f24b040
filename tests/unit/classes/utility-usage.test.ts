import { expect, test } from '@playwright/test';
import type { Selection } from '@/lib/classes/data/select';
import { toUsage } from '@/lib/content/mdx/utility-usage';
import { versionIn } from '@/lib/content/versions/version-in';
import { siteIn } from '../../support/site';

/** Returns the usage text for a class table, in the docs version that the file belongs to. */
function usageIn(file: string, table: Selection): string {
  const { config, classes } = siteIn();
  const version = versionIn(config, file);
  return toUsage(version, classes(version.name), [table]);
}

const current = 'content/docs/v4/index.mdx';
const old = 'content/docs/v2/index.mdx';

test('the usage of a scale covers variants, values in brackets and theme steps, with links', () => {
  expect(usageIn(current, { plugin: 'padding' }).split('\n')).toEqual([
    '- **With variants:** `dark:p-4` applies in the dark theme, `active:p-4` during a press, and `md:p-4` in wide windows. [States](/core-concepts/states) lists the variants that work on native.',
    '- **Values in brackets:** `p-[13px]` takes your own value. [The lookup](/tailwind?class=p-%5B13px%5D) shows what it becomes on each platform.',
    '- **In your theme:** Add your own steps to `theme.extend.padding`. It already includes `theme.spacing`. [Theme](/customization/theme) shows how.',
    '',
  ]);
});

test('the links stay in their version', () => {
  const links = usageIn(old, { plugin: 'width' }).match(/\]\([^)]*/g);
  expect(links).toEqual([
    '](/v2/core-concepts/states',
    '](/v2/tailwind?class=w-%5B13px%5D',
    '](/v2/customization/theme',
  ]);
});

test('the usage text mentions only what applies', () => {
  const display = usageIn(current, { plugin: 'display' });
  expect(display).toContain('`dark:flex`');
  expect(display).not.toMatch(/brackets|theme:/);
  expect(usageIn(current, { plugin: 'gridTemplateColumns' })).toContain(
    '`md:grid-cols-4` in wide windows, all of them on the web only.',
  );
  const colors = usageIn(current, { plugin: 'textColor' });
  expect(colors).toContain('`text-[#1e8bb8]` takes');
  expect(colors).toContain('It already includes `theme.colors`. [Colors](/customization/colors)');
});
