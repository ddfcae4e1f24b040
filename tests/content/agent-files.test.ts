import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { agentFiles } from '@/lib/site/agents/agent-files';
import { agentFolder, agentsBlockPath, setupPromptPath } from '@/lib/site/agents/agent-paths';
import { blockMarkers } from '@/lib/site/agents/agents-block';
import { twinFiles } from '@/lib/site/twins/twin-urls';
import { commandsOf, stepsFor } from '@/tests/support/installation/guide-steps';
import { siteIn } from '@/tests/support/site';

const TABS = ['expo', 'bare', 'next'];
const SETUP = '/getting-started/installation';

function compilePage(path: string) {
  const { docs, compile } = siteIn();
  const entry = docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  return compile(entry);
}

function readAgentFiles() {
  return agentFiles(siteIn(), toForms(siteIn()));
}

async function readFile(path: string): Promise<string> {
  return (await readAgentFiles())[path] ?? '';
}

/** Returns the paths of the Markdown files in the index, with braces expanded. */
function indexOf(block: string): string[] {
  const [, index = ''] = block.split('## Index\n\n');
  return index.split('\n').flatMap((line) => {
    const [, folder = '', names = ''] = /^(.*?)\{?([\w,-]+)\}?\.md$/.exec(line) ?? [];
    return names
      .split(',')
      .filter(Boolean)
      .map((name) => `${folder}${name}.md`);
  });
}

test('the block for AGENTS.md is smaller than 8 KB and between its markers', async () => {
  const block = await readFile(agentsBlockPath);
  expect(Buffer.byteLength(block)).toBeLessThan(8192);
  const lines = block.trimEnd().split('\n');
  expect([lines[0], lines.at(-1)]).toEqual([...blockMarkers]);
  expect(block.split(/<!-- (?:BEGIN|END):nativewind-docs -->/)).toHaveLength(3);
});

test('the block has the rules and replacements of the page', async () => {
  const block = await readFile(agentsBlockPath);
  for (const title of [
    'Set up',
    'Write classes',
    'Style components',
    'Don’t write, write',
    'Index',
  ])
    expect(block).toContain(`\n## ${title.replace('’', "'")}\n`);
  expect(block).toContain('- `truncate` → `line-clamp-1`\n');
  expect(block).toContain('Ignore skills and prompts that set up version 5.');
  expect(block.match(/ → /g)).toHaveLength(25);
  expect(block).not.toContain('](');
});

test('the index lists the Markdown version of every listed page of the latest version', async () => {
  const { docs } = siteIn();
  const listed = docs.filter(
    ({ version, frontMatter }) => version === 'current' && !frontMatter.unlisted,
  );
  const files = listed.map(({ path }) => twinFiles(path)[0]);
  expect(indexOf(await readFile(agentsBlockPath)).sort()).toEqual(files.sort());
});

test('every link of the block and the setup prompts leads to a page or its Markdown version', async () => {
  const { config, docs, pages } = siteIn();
  const twins = docs.flatMap(({ path }) => twinFiles(path).map((name) => `/${name}`));
  const known = new Set([...pages.map(({ path }) => path), ...twins]);
  const texts = Object.values(await readAgentFiles());
  const links = texts.flatMap((text) =>
    [...text.matchAll(/https:\/\/www\.nativewind\.dev([^\s)>#,]*)/g)].map(([, path = '']) => path),
  );
  expect(config.url).toBe('https://www.nativewind.dev');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((path) => !known.has(path))).toEqual([]);
});

test('each tab of the installation page has a setup prompt', async () => {
  const prompts = TABS.map(setupPromptPath);
  expect(Object.keys(await readAgentFiles()).sort()).toEqual([agentsBlockPath, ...prompts].sort());
  for (const path of [agentsBlockPath, ...prompts])
    expect(path.startsWith(`${agentFolder}/`)).toBe(true);
});

for (const tab of TABS) {
  test(`the setup prompt for ${tab} has every file and command of its tab in the order of the page`, async () => {
    const text = await readFile(setupPromptPath(tab));
    const [overview = '', rest = ''] = text.split('\n## Before you start\n');
    const { tree, fences } = await compilePage(SETUP);
    const layouts = ['src', 'root'].map((layout) => stepsFor(tree, { framework: tab, layout }));
    expect(fences.length).toBeGreaterThan(20);
    for (const all of layouts) {
      const steps = all.filter(({ code }) => !code.includes('verifyInstallation'));
      const names = steps.flatMap((step) => step.title ?? commandsOf([step]));
      expect(names.length).toBeGreaterThan(5);
      for (const [where, part] of Object.entries({ overview, rest })) {
        let place = 0;
        for (const name of names) {
          const next = part.indexOf(name, place);
          expect(next, `${name} in the ${where} of ${tab}`).toBeGreaterThanOrEqual(0);
          place = next;
        }
      }
      for (const { code, language } of steps)
        if (language !== 'diff') expect(rest).toContain(code.split('\n')[0]);
    }
  });

  test(`the setup prompt for ${tab} ends with what to report, and has no buttons`, async () => {
    const text = await readFile(setupPromptPath(tab));
    expect(text).toMatch(/^# Set up NativeWind: /);
    expect(text).toContain('\n## Steps\n');
    expect(text.split('\n## ').at(-1)).toContain('Report\n\nWhen you are done, report:');
    expect(text).not.toContain('Open setup prompt');
    expect(text).not.toContain('CopyFile');
  });
}

test('a setup prompt has the checks that fit its apps', async () => {
  const hasCheck = async (tab: string) =>
    (await readFile(setupPromptPath(tab))).includes('\n## Check that it works\n');
  expect(await Promise.all(TABS.map(hasCheck))).toEqual([true, true, false]);
});

test('a site without these pages has no files for agents', async () => {
  const site = { ...siteIn(), docs: [] };
  expect(await agentFiles(site, toForms(site))).toEqual({});
});
