import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreviewCard } from '@/components/page/card/preview-card';
import { pageAt } from '@/lib/content/content';
import { pictureSize } from '@/lib/content/mdx/picture-size';
import { writeCards } from '@/lib/export/build/draw-cards';
import { readExportedPages } from '@/lib/export/build/exported-pages';
import { cardPath, cardSize, siteCards } from '@/lib/site/pages/preview-cards';
import site from '@/site.config';
import { siteIn } from '../support/site';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');
const largest = 40 * 1024;

/** Returns the content of each meta tag with this name or property, in document order. */
function said(html: string, name: string): (string | undefined)[] {
  return [
    ...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  ].map(([, content]) => content);
}

test('META-05 every page has one preview picture of 1200 by 630 px and at most 40 KB', async () => {
  const pages = await readExportedPages(out);
  expect(pages.length).toBeGreaterThan(200);
  const seen = new Set<string>();
  for (const { path, html } of pages) {
    const [url = ''] = said(html, 'og:image');
    expect.soft(said(html, 'og:image'), path).toEqual([expect.stringMatching(`^${site.url}/`)]);
    expect.soft(said(html, 'twitter:image'), path).toEqual([url]);
    const [alt = ''] = said(html, 'og:image:alt');
    expect.soft(alt, path).toMatch(/^NativeWind(?: v\d)? – \S/);
    expect.soft(said(html, 'twitter:image:alt'), path).toEqual([alt]);
    const bytes = await readFile(join(out, new URL(url).pathname));
    const { width, height } = pictureSize(bytes);
    expect.soft([width, height], path).toEqual([1200, 630]);
    expect.soft(said(html, 'og:image:width'), path).toEqual([String(width)]);
    expect.soft(said(html, 'og:image:height'), path).toEqual([String(height)]);
    expect.soft(bytes.length, path).toBeLessThanOrEqual(largest);
    seen.add(new URL(url).pathname);
  }
  expect([...seen].sort(), 'every card is used by a page').toEqual(
    [...siteCards(siteIn().pages, site, siteIn().folder).keys()].sort(),
  );
});

test('META-05 a card is drawn once, and the same text gives the same picture', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cards-'));
  await writeCards(dir, siteIn(), PreviewCard);
  expect(await writeCards(dir, siteIn(), PreviewCard)).toBe(0);
  const { card } = pageAt(siteIn(), '/tailwind/flexbox/gap');
  expect(card).toMatchObject({ title: 'Gap', sample: { name: 'gap-4' } });
  const path = cardPath({ ...card }, site, siteIn().folder);
  expect(await readFile(join(dir, path))).toEqual(await readFile(join(out, path)));
  expect(pictureSize(await readFile(join(dir, path)))).toEqual(cardSize);
  await rm(dir, { recursive: true });
});
