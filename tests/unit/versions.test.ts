import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { markdown } from '@/components/prose/markdown';
import { playerVersion, versionIn } from '@/lib/classes/data/class-store';
import { paletteFamilies } from '@/lib/classes/data/palette-image';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toClassTable } from '@/lib/classes/tables/class-rows';
import { loadSite } from '@/lib/config/read-site';
import { formatErrors } from '@/lib/config/source/content-error';
import { loadContent } from '@/lib/content/content';
import { compileEntry } from '@/lib/content/mdx/compile';
import { collectPages } from '@/lib/search/collect';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { checkSite } from '@/lib/site/site-check';
import { textPages } from '@/lib/site/twins/text-pages';

const folder = 'tests/fixtures/content/versions';
const mistakes = 'tests/fixtures/content/version-mistakes';
const former = process.env.SITE_DIR;

test.beforeEach(() => {
  process.env.SITE_DIR = folder;
});

test.afterAll(() => {
  if (former === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = former;
});

/** The site has three versions; all that is true of the newest one stands in its configuration and its class data. */
test.describe('a third version needs its configuration and its data, and no code', () => {
  test('its pages are checked against its own classes', async () => {
    process.env.SITE_DIR = mistakes;
    const report = readFileSync(`${mistakes}/report.txt`, 'utf8');
    expect(`${formatErrors(await checkSite())}\n`).toBe(report);
  });

  test('its examples of the playground are about the version that runs them', () => {
    expect(versionIn('content/playground.yml').name).toBe('v4');
    expect(versionIn('content/blog/2024-01-02-post.mdx').name).toBe('current');
  });

  test('links may lead to the groups of its index of utilities', async () => {
    expect(formatErrors(await checkSite())).toBe('');
  });

  test('its tables tell how the version before it differs, and that one tells of its own predecessor', () => {
    const rowOf = (version: string) => toClassTable(version, { classes: 'float-left' }).rows[0];
    expect(rowOf('current')).toMatchObject({
      remarks: ['Floats with the text.', 'Web only in v4.'],
      native: { ios: "float: 'left'" },
    });
    expect(rowOf('v4')).toMatchObject({ remarks: [], native: { ios: '' } });
    expect(toClassTable('v2', { classes: 'animate-spin' }).rows[0]?.remarks).toContain(
      'Full in v4.',
    );
    expect(toClassTable('current', { plugin: 'float' }).source).toBe(
      'NativeWind 5.0.0 and the types of React Native 0.99.0',
    );
  });

  test('its lookup knows its classes, its values in brackets and its pages', async () => {
    const lookup = toLookup(await toLookupData('current'));
    expect(lookup.answer('hover:float-left').found).toMatchObject({
      css: '&:hover { float: left }',
      support: 'fff',
      conditions: ['hover'],
      page: '/tailwind/layout/floats',
    });
    expect(lookup.answer('gap-[3px]')).toEqual({});
    expect(lookup.answer('truncate').problem).toBe('truncate is not a class');
    const old = toLookup(await toLookupData('v4'));
    expect(old.answer('float-left').found?.page).toBe('/v4/tailwind/layout/floats');
    expect(paletteFamilies('current')).toEqual(['black', 'white']);
  });

  test('search finds its classes on its pages, with its support', async () => {
    const pages = (await collectPages(loadSite(folder))).filter(({ title }) => title === 'Floats');
    expect(pages.map(({ path, tag, classes }) => [path, tag, classes])).toEqual([
      [
        '/tailwind/layout/floats',
        'docs-default-current',
        { fff: ['float-* left'], 'f--': ['float-start'] },
      ],
      [
        '/v4/tailwind/layout/floats',
        'docs-default-v4',
        expect.objectContaining({ 'f--': expect.any(Array) }),
      ],
      [
        '/v2/tailwind/layout/floats',
        'docs-default-v2',
        expect.objectContaining({ 'f--': expect.any(Array) }),
      ],
    ]);
  });

  test('its twins are written from its data', async () => {
    const pages = await textPages(loadSite(folder), markdown);
    const body = (path: string) => pages.find((page) => page.path === path)?.body ?? '';
    expect(body('/tailwind/layout/floats')).toContain(
      "| `float-left` | `float: left` | `float: 'left'` | Full (Web: full, iOS: full, Android: full) Floats with the text. Web only in v4. |",
    );
    expect(body('/tailwind/layout/floats')).toContain('Left: Web: full, iOS: full, Android: full.');
    expect(body('/tailwind/layout/floats')).toContain(
      '(https://example.org/tailwind/layout/floats)',
    );
    expect(body('/v4/tailwind/layout/floats')).toContain(
      'Left: Web: full, iOS: none, Android: none.',
    );
    expect(body('/v4/tailwind/layout/floats')).toContain(
      '(https://example.org/v4/tailwind/layout/floats)',
    );
  });

  test('a page is compiled anew when the configuration says other things of its version', async () => {
    const versionOf = async () => {
      const page = { file: 'content/docs/v4/page.mdx', body: '<Variants />', bodyLine: 1 };
      return (await compileEntry(page)).tree.children[0];
    };
    expect(await versionOf()).toMatchObject({ attributes: [{ name: 'version', value: 'v4' }] });
    delete process.env.SITE_DIR;
    expect(await versionOf()).toMatchObject({
      attributes: [{ name: 'version', value: 'current' }],
    });
  });

  test('its samples do not run, since the player is that of another version', () => {
    expect(playerVersion().label).toBe('v4');
    expect(loadContent().versions.map(({ label }) => label)).toEqual(['v5', 'v4', 'v2']);
  });
});
