import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import matter from 'gray-matter';
import { validate } from 'skills-ref';
import { toForms } from '@/components/prose/markdown';
import { writeSkill } from '@/lib/export/agents/write-skill';
import { listFiles } from '@/lib/export/build/list-files';
import { searchFiles } from '@/lib/export/build/search-files';
import { skillFolders } from '@/lib/site/agents/skill-index';
import { textPages } from '@/lib/site/twins/text-pages';
import { exportedSite } from '../support/offline-copy';
import { siteIn } from '../support/site';
import { skillSettings, skillZip, unpackSkill } from '../support/skill-folder';

const settings = skillSettings();
const inExport = (path: string) => join(exportedSite, path);
const readJson = (path: string) => JSON.parse(readFileSync(inExport(path), 'utf8'));
const exported = inExport(`${skillFolders.files}/${settings.name}`);
/** Returns the paths of the skill's files, without the compressed copies for hosts. */
const skillPaths = async () =>
  (await listFiles(exported)).filter((name) => !/\.(?:br|gz)$/.test(name));
const readText = (name: string) => readFileSync(join(exported, name), 'utf8');

test('the skill is valid for the reference checker', async () => {
  expect(await validate(exported)).toEqual([]);
});

test('the front matter keeps the limits of the format', () => {
  const { data, content } = matter(readText('SKILL.md'));
  expect(Object.keys(data)).toEqual(['name', 'description', 'license', 'compatibility']);
  expect(data.name).toBe(settings.name);
  expect(data.name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(data.description.length).toBeLessThanOrEqual(1024);
  expect(data.description).toContain('Use it when');
  expect(data.compatibility.length).toBeLessThanOrEqual(500);
  // Tokenizers make at least one token of four characters of English, and fewer than one of two.
  expect(content.length / 2).toBeLessThan(5000);
  expect(content.split('\n').length).toBeLessThan(500);
});

test('the text has each section of the rules, and every file that it names exists', async () => {
  const { content } = matter(readText('SKILL.md'));
  const page = siteIn().docs.find(({ path }) => path === settings.page);
  const headings = page ? (await siteIn().compile(page)).headings : [];
  for (const id of settings.sections) {
    const { text } = headings.find((heading) => heading.id === id) ?? {};
    expect(content).toContain(`\n## ${text}\n`);
  }
  const files = await skillPaths();
  const links = [...content.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, href = '']) => href);
  const local = links.filter((href) => !href.startsWith('https://'));
  expect(local.length).toBeGreaterThan(settings.references.length);
  expect(local.filter((href) => !files.includes(href))).toEqual([]);
  const named = [...content.matchAll(/\bnode (scripts\/[\w.-]+)/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(['scripts/look-up.mjs', 'scripts/mcp.mjs']);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

test('references are the Markdown versions of their pages', () => {
  for (const path of settings.references) {
    const twin = readFileSync(inExport(`${path}.md`), 'utf8');
    expect(readText(`references/${path.slice(1).replaceAll('/', '-')}.md`)).toBe(twin);
  }
  const files = readdirSync(join(exported, 'references'));
  expect(files).toHaveLength(settings.references.length);
});

test('the archive has the files of the folder at its root, without links and paths that leave it', async () => {
  const zip = skillZip();
  expect(zip.length).toBeLessThanOrEqual(8_000_000);
  const files = unzipSync(zip);
  expect(Object.keys(files).sort()).toEqual(await skillPaths());
  expect(Object.keys(files)).toContain('SKILL.md');
  for (const [name, bytes] of Object.entries(files)) {
    expect(name).toMatch(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/);
    expect(readFileSync(join(exported, name)).equals(bytes), name).toBe(true);
    // Installers that follow the earlier draft copy text only.
    expect(Buffer.from(bytes).toString('utf8').includes('\ufffd'), `${name} is text`).toBe(false);
  }
});

test('the same sources make the same archive', async () => {
  test.setTimeout(240_000);
  const folder = test.info().outputPath('again');
  const content = siteIn();
  const { indexes } = await searchFiles(content);
  const forms = toForms(content);
  const texts = await textPages(content, forms);
  await writeSkill(folder, content, { forms, texts, indexes });
  const again = readFileSync(join(folder, skillFolders.archive, `${settings.name}.zip`));
  expect(again.equals(skillZip())).toBe(true);
});

test('the index of the discovery draft names the archive with its hash', () => {
  const { $schema, skills } = readJson(`${skillFolders.archive}/index.json`);
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  const [skill, ...others] = skills;
  expect(others).toEqual([]);
  expect(skill).toEqual({
    name: settings.name,
    type: 'archive',
    description: matter(readText('SKILL.md')).data.description,
    url: expect.stringMatching(/^\//),
    digest: `sha256:${createHash('sha256').update(skillZip()).digest('hex')}`,
  });
  expect(statSync(inExport(skill.url)).isFile()).toBe(true);
});

test('the index of the earlier draft lists all files of the folder, the text first', async () => {
  const { skills } = readJson(`${skillFolders.files}/index.json`);
  const { data } = matter(readText('SKILL.md'));
  const [{ files, ...skill }, ...others] = skills;
  expect(others).toEqual([]);
  expect(skill).toEqual({ name: settings.name, description: data.description });
  expect(files[0]).toBe('SKILL.md');
  expect([...files].sort()).toEqual(await skillPaths());
  for (const name of files) expect(name).toMatch(/^(?!\/)(?!.*\.\.)[\x20-\x7e]+$/);
});

test('the notices name the packages in the programs, each with its license', () => {
  const notices = readText('NOTICES.txt');
  const packages = [
    '@modelcontextprotocol/sdk',
    'zod',
    'minisearch',
    'nativewind',
    'react-native-css-interop',
    'tailwindcss',
    'lightningcss-wasm',
    '@lezer/javascript',
    'fflate',
  ];
  for (const name of packages) expect(notices).toMatch(new RegExp(`^- ${name} \\d+\\.`, 'm'));
  expect(notices).toContain(
    'Source code: https://github.com/parcel-bundler/lightningcss\n\nLicense: MPL-2.0',
  );
  // Only the checks of the content use these.
  for (const name of ['remark-stringify', 'zwitch']) expect(notices).not.toContain(`\n- ${name} `);
  expect(notices).not.toContain(process.cwd());
  expect(readText('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
});

test('no file names the machine that built it', async () => {
  for (const name of await skillPaths())
    expect(readText(name).includes(process.cwd()), name).toBe(false);
});

test('in an empty folder, the look-up prints the support of a class on each platform', () => {
  const folder = unpackSkill();
  const lookUp = (name: string) =>
    execFileSync(process.execPath, ['scripts/look-up.mjs', name], {
      cwd: folder,
      encoding: 'utf8',
    });
  const page = '/tailwind/flexbox/gap';
  expect(JSON.parse(lookUp('gap-4'))).toMatchObject({
    web: 'full',
    ios: 'full',
    android: 'full',
    page,
  });
  expect(JSON.parse(lookUp('float-left'))).toMatchObject({ web: 'full', ios: 'none' });
  rmSync(dirname(folder), { recursive: true });
});
