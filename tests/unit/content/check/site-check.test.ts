import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ofClasses } from '@/tests/support/of-classes';
import { authorSite, pageText } from '../../../support/author-site';
import { siteReport } from '../../../support/site';

test(
  'BUILD-01 BUILD-03 every kind of bad input is one error with its place, all in one report',
  ofClasses,
  async () => {
    const folder = 'tests/fixtures/content/bad-input';
    const report = readFileSync(`${folder}/report.txt`, 'utf8');
    expect(`${await siteReport(['Tabs', 'TabItem'], folder)}\n`).toBe(report);
  },
);

test('BUILD-01 mistakes in the configuration are reported before all others', async () => {
  expect(await siteReport(undefined, 'tests/fixtures/content/bad-config')).toBe(
    'site.config.ts:3:39  playground is "remote"\n  Expected one of: embedded, snack, off.',
  );
});

test('BUILD-01 a truncation mark inside a component is a mistake', async () => {
  const body = '<Details summary="More">\n\nFirst.\n\n{/* truncate */}\n\nSecond.\n\n</Details>';
  const post = 'title: A post\nauthors: [ada]\ntags: []';
  const site = authorSite(test.info().outputPath('site'), {
    'content/blog/2024-01-02-post.mdx': pageText(body, post),
    'content/blog/authors.yml': 'ada:\n  name: Ada\n',
  });
  expect(await site.report()).toContain(
    'content/blog/2024-01-02-post.mdx:7:1  <Details> is not closed',
  );
});

test('equal headings without an id are reported once each, in tabs too', async () => {
  const item = (value: string, id: string) =>
    `<TabItem value="${value}">\n\n## Install${id}\n\n</TabItem>\n`;
  const tabs = `<Tabs>\n${item('a', ' {#install-a}')}${item('b', ' {#install-b}')}</Tabs>`;
  const site = authorSite(test.info().outputPath('equal'), {
    'content/docs/v4/index.mdx': pageText('[Old](/guides/old)'),
    'content/docs/v4/guides/old.mdx': pageText(
      `## X\n\n${tabs}\n\n## Use it\n\n## Use it\n\n### X`,
    ),
  });
  expect(
    await site.report(),
  ).toBe(`content/docs/v4/guides/old.mdx:22:1  Two headings of the page are "Use it"
  Write what the section is about, or add an id: ## Use it {#use-it-…}.
content/docs/v4/guides/old.mdx:24:1  Two headings of the page are "X"
  Write what the section is about, or add an id: ### X {#x-…}.`);
});

test('terms to avoid are reported in text, titles, and partials, but not in code', async () => {
  const guide = `# Guide\n\n| write | instead of |\n| --- | --- |\n| replace | exchange the, exchange it |\n| on | upon |\n`;
  const text = [
    '- A list\n  that goes on: Exchange  it, exchange it *upon* a click. `upon`',
    '<Include file="_partials/note.mdx" />',
    '```ts\n// upon\n```',
  ].join('\n\n');
  const site = authorSite(test.info().outputPath('terms'), {
    'CONTRIBUTING.md': guide,
    'content/docs/v4/index.mdx': pageText('[Old](/guides/old)', 'title: "Built upon it"'),
    'content/docs/v4/guides/old.mdx': pageText(`## X\n\n${text}`),
    'content/docs/v4/_partials/note.mdx': 'A call upon you.\n',
  });
  const report = (place: string, term: string, write: string) =>
    `content/docs/v4/${place}  "${term}" is a term to avoid\n  Expected ${write}.\n  CONTRIBUTING.md lists the terms.`;
  expect(await site.report()).toBe(
    [
      report('_partials/note.mdx:1:8', 'upon', 'on'),
      '',
      report('guides/old.mdx:8:17', 'Exchange it', 'replace'),
      report('guides/old.mdx:8:31', 'exchange it', 'replace'),
      report('guides/old.mdx:8:44', 'upon', 'on'),
      '',
      report('index.mdx:2:15', 'upon', 'on'),
    ].join('\n'),
  );
});

test('terms to avoid are found across inline markup and line breaks, but not across code', async () => {
  const text = [
    'It is *refused*, *is* **[refused](/guides/old)**, and a class is',
    'refused. It is `x` refused. It is&#32;*refused*.',
    '',
    '- It is',
    '- *refused*',
  ].join('\n');
  const site = authorSite(test.info().outputPath('split'), {
    'CONTRIBUTING.md': '| write | instead of |\n| --- | --- |\n| drops | is refused |\n',
    'content/docs/v4/index.mdx': pageText('[Old](/guides/old)'),
    'content/docs/v4/guides/old.mdx': pageText(`## X\n\n${text}`),
  });
  const report = (place: string) =>
    `content/docs/v4/guides/old.mdx:${place}  "is refused" is a term to avoid\n  Expected drops.\n  CONTRIBUTING.md lists the terms.`;
  expect(await site.report()).toBe(
    [report('7:4'), report('7:19'), report('7:63'), report('8:32')].join('\n'),
  );
});

test('a page or post that is saved as .md is reported, and links to it are not broken', async () => {
  const site = authorSite(test.info().outputPath('ending'), {
    'content/docs/v4/index.mdx': pageText('[Old](/guides/old) [New](/guides/new)'),
    'content/docs/v4/guides/old.mdx': pageText('## X'),
    'content/docs/v4/guides/new.md': pageText('Text'),
    'content/docs/v4/_partials/notes.md': 'Not a page.',
    'content/blog/2024-01-02-post.md': pageText('Text'),
  });
  const report = (file: string) =>
    `${file}  The file ends in .md, so it is not a page\n  Rename it to ${file}x.`;
  expect(await site.report()).toBe(
    `${report('content/blog/2024-01-02-post.md')}\n\n${report('content/docs/v4/guides/new.md')}`,
  );
});

test(
  'a landing page is allowed at the home only, and its links are checked',
  ofClasses,
  async () => {
    const hero = (to: string) =>
      `title: A page\nhero:\n  actions:\n    - { label: Begin, to: ${to} }\n  demo: What it shows.`;
    const site = authorSite(test.info().outputPath('hero'), {
      'content/docs/v4/guides/old.mdx': pageText('## X', hero('/')),
      'content/docs/v4/index.mdx': pageText('[Old](./guides/old.mdx)', hero('/guides/odl')),
    });
    expect(
      await site.report(),
    ).toBe(`content/docs/v4/guides/old.mdx:3:1  hero has no effect at /guides/old
  Expected it in the page at / only.
  Remove it.

content/docs/v4/index.mdx:5:27  Link to a page that does not exist
  /guides/odl → there is no such page
  Did you mean /guides/old?`);
    rmSync(join(site.folder, 'content/docs/v4/index.mdx'));
    expect(await site.report()).toContain(
      'content/docs/v4/index.mdx  The site has no home page\n  Expected this file, which is the page at /.',
    );
  },
);

test('a site needs a second page', async () => {
  const hero = 'title: A page\nhero:\n  actions: []';
  const old = { 'content/docs/v4/guides/old.mdx': pageText(':::tip\n## X\n:::') };
  const folder = test.info().outputPath('landing');
  const index = 'content/docs/v4/index.mdx';
  const { report } = authorSite(folder, {
    ...old,
    [index]: pageText('[Old](/guides/old)\n\n<Since version="4.1" />', hero),
  });
  expect(await report()).toBe('');
  rmSync(join(folder, 'content/docs/v4/guides'), { recursive: true });
  expect(await report()).toContain(
    `${index}  The site has one page, its home\n  Add a second page.`,
  );
});

test('the examples of the playground are checked like samples', ofClasses, async () => {
  const report = (text: string) => {
    const pages = { 'content/docs/v4/index.mdx': pageText('[Old](./guides/old.mdx)') };
    const old = { 'content/docs/v4/guides/old.mdx': pageText('## X') };
    const folder = test.info().outputPath(`examples-${text.length}`);
    return authorSite(folder, { ...pages, ...old, 'content/playground.yml': text }).report();
  };
  const code = 'export default () => <View className="p-4" />;';
  expect(await report(`A card:\n  App.tsx: |\n    ${code}\n`)).toBe('');
  expect(await report(`A card:\n  App.tsx: |\n    ${code}\n    const x = ;\n`)).toBe(
    'content/playground.yml:4:15  This tsx cannot be parsed: Unexpected ";"\n  Correct the code. Readers copy it, so it has to be complete.',
  );
  expect(await report(`A card:\n  App.tsx: |\n    ${code.replace('p-4', 'p-4x')}\n`)).toContain(
    'content/playground.yml:3:43  p-4x is not a class',
  );
  const themed = (config: string) =>
    `A card:\n  App.tsx: |\n    ${code.replace('p-4', 'p-gutter')}\n  tailwind.config.js: ${config}\n`;
  expect(await report(themed('module.exports = {};'))).toBe('');
  expect(await report(themed('|\n    module.exports = {\n      theme: ,\n    };'))).toBe(
    'content/playground.yml:6:14  This js cannot be parsed: Unexpected ","\n  Correct the code. Readers copy it, so it has to be complete.',
  );
  expect(await report('A card:\n  global.css: ""\n')).toContain(
    'Expected files with names such as App.tsx.',
  );
  expect(await report('A card:\n  App.js: x\n')).toBe(
    'content/playground.yml:2:11  A card.App.js is "x"\n  Expected files with names such as App.tsx.',
  );
});

test('mistakes in the settings of the skill are reported with their places', async () => {
  const report = (text: string) => {
    const pages = { 'content/docs/v4/index.mdx': pageText('[Old](./guides/old.mdx)') };
    const old = { 'content/docs/v4/guides/old.mdx': pageText('## X') };
    const folder = test.info().outputPath(`skill-${text.length}`);
    return authorSite(folder, { ...pages, ...old, 'content/skill.yml': text }).report();
  };
  const skill = `name: acme-1
description: Rules of Acme.
compatibility: Needs nothing.
page: /guides/old
sections: [x]
look_up: look-up.mjs
references: [/guides/old]
troubleshooting: []
`;
  expect(await report(skill)).toBe('');
  expect(await report(skill.replace('acme-1', 'Acme--1'))).toBe(
    'content/skill.yml:1:7  name is "Acme--1"\n  Expected up to 64 characters of a-z, 0-9, and single hyphens.',
  );
  expect(await report(skill.replace('Rules', 'x'.repeat(1030)))).toContain(
    'Expected a text of up to 1,024 characters.',
  );
  expect(await report(skill.replace('[x]', '[y]'))).toContain(
    'content/skill.yml:5:12  Link to a heading that does not exist\n  /guides/old#y',
  );
  expect(await report(skill.replace('[/guides/old]', '[/guides/olt]'))).toContain(
    'content/skill.yml:7:14  Link to a page that does not exist\n  /guides/olt',
  );
});

test(
  'a page that grows or nests endlessly is reported along with other mistakes',
  ofClasses,
  async () => {
    const include = (name: number) => `<Include file="_partials/${name}.mdx" />`;
    const partials = Object.fromEntries(
      Array.from({ length: 20 }, (_, level) => [
        `content/docs/v4/_partials/${level}.mdx`,
        level < 19 ? `${include(level + 1)}\n\n${include(level + 1)}\n` : 'Words.\n',
      ]),
    );
    const site = authorSite(test.info().outputPath('endless'), {
      ...partials,
      'content/docs/v4/index.mdx': pageText(
        '[Lost](/lost) [Old](/guides/old) [Long](/guides/long)',
      ),
      'content/docs/v4/guides/long.mdx': pageText(`{/* classes: ${'a '.repeat(200_000)}*/}`),
      'content/docs/v4/guides/old.mdx': pageText(`## X\n\n${include(0)}`),
    });
    const trail = ['guides/old', ...Array.from({ length: 11 }, (_, level) => `_partials/${level}`)];
    const files = trail.map((name) => `content/docs/v4/${name}.mdx`).join(' → ');
    expect(
      await site.report(),
    ).toBe(`content/docs/v4/_partials/9.mdx:1:1  Partials include each other more than 10 levels deep
  Expected at most 10 levels: ${files}.
  Move the text of the partial to where it is included.

content/docs/v4/guides/long.mdx  The file is too long or too deeply nested to be checked
  Split it, or use fewer levels.

content/docs/v4/index.mdx:5:1  Link to a page that does not exist
  /lost → there is no such page
  Correct the path, or add the page.`);
  },
);
