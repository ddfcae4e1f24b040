import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from '../support/test';

test('BLOG-17 the feeds are well-formed and contain every post with absolute URLs', async ({
  request,
}) => {
  const read = async (name: string) => (await request.get(`/blog/${name}`)).text();
  const [rss, atom, json] = await Promise.all(['rss.xml', 'atom.xml', 'feed.json'].map(read));
  for (const xml of [rss, atom]) expect(XMLValidator.validate(xml ?? '')).toBe(true);
  const entries = parseAtomFeed(atom ?? '').entries ?? [];
  const items = parseRssFeed(rss ?? '').items ?? [];
  expect(items.map(({ link }) => link)).toEqual(entries.map(({ id }) => id));
  expect(parseJsonFeed(json ?? '').items?.map(({ url }) => url)).toEqual(
    items.map(({ link }) => link),
  );
  expect(items.length).toBeGreaterThan(1);
  for (const { link, content } of items) {
    expect((await request.get(new URL(link ?? '').pathname)).status()).toBe(200);
    expect(content?.encoded).toContain('<h2>');
    expect(content?.encoded).not.toMatch(/(?:href|src)="(?!https?:)/);
    expect(content?.encoded).not.toMatch(/<script|class="(?!language-)|style="/);
  }
});

test.describe('in the head', () => {
  test.use({ allowedErrors: [/404/] });

  test('BLOG-18 every page links to the feeds, which exist', async ({ page, request }) => {
    for (const path of ['/', '/core-concepts/states', '/v2/', '/blog', '/search', '/nowhere']) {
      await page.goto(path);
      for (const [type, title] of [
        ['rss+xml', 'RSS Feed'],
        ['atom+xml', 'Atom Feed'],
        ['feed+json', 'JSON Feed'],
      ] as const) {
        const link = page.locator(`head link[rel="alternate"][type="application/${type}"]`);
        await expect(link, path).toHaveAttribute('title', `NativeWind ${title}`);
        const href = (await link.getAttribute('href')) ?? '';
        expect((await request.get(new URL(href).pathname)).status()).toBe(200);
      }
    }
  });
});
