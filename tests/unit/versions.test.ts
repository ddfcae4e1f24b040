import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { paletteFamilies } from '@/lib/classes/data/palette-image';
import type { Selection } from '@/lib/classes/data/select';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { toClassTable } from '@/lib/classes/tables/class-rows';
import { playerVersion } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { versionIn } from '@/lib/content/versions/version-in';
import { toSearchSource } from '@/lib/export/build/search-source';
import { collectPages } from '@/lib/search/collect';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { textPages } from '@/lib/site/twins/text-pages';
import { siteIn, siteReport } from '../support/site';

const folder = 'tests/fixtures/content/versions';
const mistakes = 'tests/fixtures/content/version-mistakes';
const site = siteIn(folder);

/** The fixture site has three docs versions. Only configuration and class data describe the newest one. */
test.describe('a third version needs configuration and data, but no code', () => {
  test('its pages are checked against its own classes', async () => {
    const report = readFileSync(`${mistakes}/report.txt`, 'utf8');
    expect(`${await siteReport(undefined, mistakes)}\n`).toBe(report);
  });

  test('its playground examples belong to the version that runs them', () => {
    expect(versionIn(site.config, 'content/playground.yml').name).toBe('v4');
    expect(versionIn(site.config, 'content/blog/2024-01-02-post.mdx').name).toBe('current');
  });

  test('links can lead to the groups of its utility index', async () => {
    expect(await siteReport(undefined, folder)).toBe('');
  });

  test('its tables show how the version before it differs, and those of that version show its predecessor', () => {
    const tableOf = (version: string, selection: Selection) =>
      toClassTable(site.classes(version), selection);
    const rowOf = (version: string) => tableOf(version, { classes: 'float-left' }).rows[0];
    expect(rowOf('current')).toMatchObject({
      remarks: ['Floats with the text.', 'Web only in v4.'],
      native: { ios: "float: 'left'" },
    });
    expect(rowOf('v4')).toMatchObject({ remarks: [], native: { ios: '' } });
    expect(tableOf('v2', { classes: 'animate-spin' }).rows[0]?.remarks).toContain('Works in v4.');
    expect(tableOf('current', { plugin: 'float' }).source).toBe(
      'NativeWind 5.0.0 and React Native 0.99.0',
    );
  });

  test('its lookup finds its classes, values in brackets and pages', async () => {
    const lookup = toLookup(await toLookupData(site, 'current'));
    expect(lookup.answer('hover:float-left').found).toMatchObject({
      css: '&:hover { float: left }',
      support: 'fff',
      conditions: ['hover'],
      page: '/tailwind/layout/floats',
    });
    expect(lookup.answer('gap-[3px]')).toEqual({});
    expect(lookup.answer('truncate').problem).toBe('truncate is not a class');
    const old = toLookup(await toLookupData(site, 'v4'));
    expect(old.answer('float-left').found?.page).toBe('/v4/tailwind/layout/floats');
    expect(paletteFamilies(site.classes('current'))).toEqual(['black', 'white']);
  });

  test('search finds its classes on its pages with their support', async () => {
    const all = collectPages(await toSearchSource(site));
    const pages = all.filter(({ title }) => title === 'Floats');
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

  test('the Markdown version of its pages uses its data', async () => {
    const pages = await textPages(site, toForms(site));
    const body = (path: string) => pages.find((page) => page.path === path)?.body ?? '';
    expect(body('/tailwind/layout/floats')).toContain(
      "| `float-left` | `float: 'left'` | `float: left` | Works (iOS: works, Android: works, Web: works) Floats with the text. Web only in v4. |",
    );
    expect(body('/tailwind/layout/floats')).toContain(
      'Left: iOS: works, Android: works, Web: works.',
    );
    expect(body('/tailwind/layout/floats')).toContain(
      '(https://example.org/tailwind/layout/floats)',
    );
    expect(body('/v4/tailwind/layout/floats')).toContain(
      'Left: iOS: no effect, Android: no effect, Web: works.',
    );
    expect(body('/v4/tailwind/layout/floats')).toContain(
      '(https://example.org/v4/tailwind/layout/floats)',
    );
  });

  test('a page is compiled again if the configuration of its version changes', async () => {
    const page = { file: 'content/docs/v4/page.mdx', body: '<Variants />', bodyLine: 1 };
    const versionOf = async ({ compile }: Content) => (await compile(page)).tree.children[0];
    expect(await versionOf(site)).toMatchObject({ attributes: [{ name: 'version', value: 'v4' }] });
    expect(await versionOf(siteIn())).toMatchObject({
      attributes: [{ name: 'version', value: 'current' }],
    });
  });

  test('its samples do not run, because the player runs another version', () => {
    expect(playerVersion(site.config).label).toBe('v4');
    expect(site.versions.map(({ label }) => label)).toEqual(['v5', 'v4', 'v2']);
  });
});
