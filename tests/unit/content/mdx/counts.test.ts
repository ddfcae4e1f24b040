import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { statusOf } from '@/lib/classes/data/class-data';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const file = 'content/docs/v4/compatibility.yml';
const app = (version: string, result: string) =>
  `\n  - { kind: Sail, version: '${version}', results: { iOS: ${result} }, date: 2026-11-28, command: npx pack }`;
const source = `library: { Boat: 3.1.0 }\napps:${app('1', 'ran')}${app('2', 'not run')}${app('3', 'ran')}\n`;

async function textOf(mdx: string): Promise<string> {
  const { tree } = await compileText(mdx, { [file]: source });
  return toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href });
}

test('a count becomes a number of classes or apps', async () => {
  const { classes } = siteIn().classes('current');
  const having = (statuses: string[]) =>
    classes.filter(({ support }) => statuses.includes(statusOf(support))).length;
  const numbers = {
    classes: classes.length,
    'native-classes': having(['full', 'partial', 'native only']),
    'web-only-classes': having(['web only']),
    apps: 2,
  };
  for (const [name, number] of Object.entries(numbers))
    expect(await textOf(`It has **<Count of="${name}" />** of them.`), name).toBe(
      `It has **${number.toLocaleString('en-US')}** of them.`,
    );
});

test('an unknown count and a count of nothing are reported', async () => {
  expect(await reportText('Of <Count of="clases" />.')).toContain(
    `of="clases" is not valid on <Count>
  Expected one of classes, native-classes, web-only-classes, apps.
  Did you mean classes?`,
  );
  expect(await reportText('Of <Count of="apps" />.')).toContain('<Count> has no apps to count');
});
