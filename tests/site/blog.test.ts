import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from '../support/test';

test.use({ fixture: 'blog' });

const list = { name: 'Blog list page navigation' };

test('BLOG-01 BLOG-07 the list shows ten posts per page, newest first', async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle('Blog | Fixture');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(
    [25, 24, 23, 22, 21, 20, 19, 18, 17, 16].map((number) => `Post number ${number}`),
  );
  await expect(titles.nth(1).getByRole('link')).toHaveAttribute('href', '/blog/post-24');
  await expect(page.getByRole('article')).toHaveCount(10);
  const nav = page.getByRole('navigation', list);
  await expect(nav.getByRole('link', { name: 'Newer Entries' })).toHaveCount(0);
  await nav.getByRole('link', { name: 'Older Entries' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(titles.first()).toHaveText('Post number 15');
  await expect(page).toHaveTitle('Blog, page 2 | Fixture');
  await page.goto('/blog/page/3');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(nav.getByRole('link', { name: 'Older Entries' })).toHaveCount(0);
  await nav.getByRole('link', { name: 'Newer Entries' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
});

test('the list links to the archive, the tags, and the feed', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Archive', '/blog/archive'],
    ['Tags', '/blog/tags'],
    ['RSS Feed', '/blog/rss.xml'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    expect((await page.request.get(path)).status()).toBe(200);
  }
});

test('BLOG-07 a tag page has a navigation element even if it is empty', async ({ page }) => {
  await page.goto('/blog/tags/v-4');
  const nav = page.locator('nav[aria-label="Blog list page navigation"]');
  await expect(nav).toHaveCount(1);
  await expect(nav.getByRole('link')).toHaveCount(0);
});

test('BLOG-02 the info line shows the date and the reading time, which includes code', async ({
  page,
}) => {
  await page.goto('/blog/post-1');
  const info = page.getByRole('main').locator('time').locator('..');
  await expect(info).toHaveText('January 15, 2021 · One min read');
  await expect(info.locator('time')).toHaveAttribute('datetime', '2021-01-15T00:00:00.000Z');
  await page.goto('/blog/post-23');
  await expect(info).toHaveText('March 15, 2024 · 2 min read');
});

test('BLOG-03 authors have linked names, subtitles and pictures', async ({ page }) => {
  await page.goto('/blog/post-25');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
    'href',
    'https://ada.example',
  );
  await expect(main.getByText('Writes the first posts')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
    'href',
    'mailto:grace@posts.example',
  );
  const authors = main.locator('[itemprop=author]');
  const [ada, grace] = await Promise.all([0, 1].map((index) => authors.nth(index).boundingBox()));
  expect(grace?.y, 'authors are in two columns').toBe(ada?.y);
  expect(grace?.x).toBeGreaterThanOrEqual((ada?.x ?? 0) + (ada?.width ?? 0));
  await page.goto('/blog/post-2');
  await expect(authors).toHaveCount(2);
  await expect(authors.getByRole('img')).toHaveCount(0);
  const faces = await authors
    .locator('img')
    .evaluateAll((all) => all.map((face) => face.getBoundingClientRect().top));
  expect(faces[0], 'authors with only a picture share one row').toBe(faces[1]);
  const profile = authors.locator('img[src*="/profile."]');
  await expect
    .poll(() => profile.evaluate((face: HTMLImageElement) => face.naturalWidth))
    .toBeGreaterThan(0);
  const file = await page.request.get((await profile.getAttribute('src')) ?? '');
  expect(await file.text(), 'the SVG is published as it was parsed').toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12"/></svg>',
  );
  await page.goto('/blog/post-3');
  await expect(main.locator('[itemprop=author]')).toHaveCount(0);
});

test('BLOG-04 an excerpt ends at its mark with a link to the post, and a post without a mark is shown in full', async ({
  page,
}) => {
  await page.goto('/blog');
  const cut = page.getByRole('article').filter({ hasText: 'Post number 25' });
  await expect(cut).toContainText('Opening of post 25.');
  await expect(cut).not.toContainText('The rest of post 25.');
  const more = cut.getByRole('link', { name: 'Read more about Post number 25' });
  await expect(more.getByText('Read More', { exact: true })).toBeVisible();
  await expect(more).toHaveAttribute('href', '/blog/post-25');
  const whole = page.getByRole('article').filter({ hasText: 'Post number 24' });
  await expect(whole.getByText('Read More')).toHaveCount(0);
});

test('BLOG-05 BLOG-13 a post is at its slug and has a title, tags, an edit link and a table of contents', async ({
  page,
}) => {
  await page.goto('/blog/post-25');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Post number 25');
  const toc = main.getByRole('navigation', { name: 'On this page' });
  await expect(main.getByText('Tags:')).toBeVisible();
  await expect(main.getByRole('link', { name: 'v4', exact: true })).toHaveAttribute(
    'href',
    '/blog/tags/v-4',
  );
  await expect(main.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    'https://code.example/issues?title=/blog/post-25',
  );
  await expect(toc.getByRole('link')).toHaveText(['Rest of it']);
  await page.goto('/blog/post-24');
  await expect(toc.getByRole('link')).toHaveCount(0);
});

test('BLOG-06 a post links to the newer and the older post', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Blog post page navigation' });
  await page.goto('/blog/post-10');
  await expect(nav.getByRole('link').first()).toHaveText('Newer PostPost number 11');
  await expect(nav.getByRole('link').last()).toHaveText('Older PostPost number 9');
  const [newer, older] = await Promise.all([
    nav.getByRole('link').first().boundingBox(),
    nav.getByRole('link').last().boundingBox(),
  ]);
  expect(older?.x).toBeGreaterThanOrEqual((newer?.x ?? 0) + (newer?.width ?? 0));
  await expect(nav.getByRole('link').first()).toHaveAttribute('href', '/blog/post-11');
  await page.goto('/blog/post-25');
  await expect(nav.getByRole('link')).toHaveText('Older PostPost number 24');
  await page.goto('/blog/post-1');
  await expect(nav.getByRole('link')).toHaveText('Newer PostPost number 2');
});

test('BLOG-08 the five newest posts are listed next to lists, posts and tag pages, with the current post marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  for (const path of ['/blog', '/blog/post-24', '/blog/tags/release']) {
    await page.goto(path);
    await expect(recent.getByRole('link')).toHaveText(
      [25, 24, 23, 22, 21].map((number) => `Post number ${number}`),
    );
  }
  await page.goto('/blog/post-24');
  await expect(recent.locator('[aria-current=page]')).toHaveText('Post number 24');
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(recent).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/archive');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('BLOG-09 the archive lists the newest year first, and the oldest post of a year first', async ({
  page,
}) => {
  await page.goto('/blog/archive');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Archive');
  const years = main.getByRole('heading', { level: 3 });
  await expect(years).toHaveText(['2024', '2023', '2022', '2021']);
  await expect(years.first()).toHaveAttribute('id', '2024');
  const posts = main.getByRole('listitem');
  await expect(posts).toHaveCount(25);
  await expect(posts.first()).toHaveText('January 15, 2024 - Post number 21');
  await expect(posts.last()).toHaveText('June 15, 2021 - Post number 6');
  await expect(posts.first().getByRole('link')).toHaveAttribute('href', '/blog/post-21');
  await expect(main.getByText('Archive', { exact: true })).toHaveCount(2);
});

test('BLOG-10 BLOG-12 tags are grouped by first letter with their number of posts', async ({
  page,
}) => {
  await page.goto('/blog/tags');
  await expect(page).toHaveTitle('Tags | Fixture');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['A', 'R', 'V']);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveAttribute('id', 'A');
  await expect(main.getByRole('listitem')).toHaveText([
    'announcement 1',
    'Apps 1',
    'release 25',
    'v4 1',
  ]);
  await expect(main.getByRole('link', { name: 'Apps 1' })).toHaveAttribute(
    'href',
    '/blog/tags/apps',
  );
});

test('BLOG-11 a tag page says "One post" for one post and a number for more', async ({ page }) => {
  await page.goto('/blog/tags/v-4');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('One post tagged with "v4"');
  await expect(page).toHaveTitle('One post tagged with "v4" | Fixture');
  await page.getByRole('link', { name: 'View All Tags' }).click();
  await expect(page).toHaveURL(/\/blog\/tags$/);
  await page.goto('/blog/tags/release');
  await expect(title).toHaveText('25 posts tagged with "release"');
  await expect(page.getByRole('article')).toHaveCount(25);
  await expect(page.getByRole('article').first()).toContainText('Opening of post 25.');
  await expect(page.getByRole('article').first()).not.toContainText('The rest of post 25.');
});

test('BLOG-16 META-10 the main element carries the kind of page, also after client-side navigation', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [path, kind] of [
    ['/blog', 'blog-list'],
    ['/blog/page/2', 'blog-list'],
    ['/blog/post-25', 'blog-post'],
    ['/blog/archive', 'blog-archive'],
    ['/blog/tags', 'blog-tags'],
    ['/blog/tags/release', 'blog-tag'],
  ] as const) {
    await page.goto(path);
    await expect(main, path).toHaveAttribute('data-page', kind);
  }
  await page.getByRole('link', { name: 'View All Tags' }).click();
  await expect(main).toHaveAttribute('data-page', 'blog-tags');
});

test('BLOG-14 the blog and its posts carry schema.org microdata', async ({ page }) => {
  await page.goto('/blog/post-25');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('itemtype', 'https://schema.org/Blog');
  const post = main.locator('[itemtype="https://schema.org/BlogPosting"]');
  await expect(post.locator('[itemprop=headline]')).toHaveText('Post number 25');
  await expect(post.locator('[itemprop=datePublished]')).toHaveAttribute('datetime', /^2024-05-15/);
  await expect(post.locator('[itemprop=author]').first()).toHaveAttribute(
    'itemtype',
    'https://schema.org/Person',
  );
  await expect(post.locator('[itemprop=author] [itemprop=name]')).toHaveText([
    'Ada Lovelace',
    'Grace Hopper',
  ]);
  await expect(post.locator('meta[itemprop=keywords]')).toHaveAttribute('content', 'alpha,beta');
  await expect(post.locator('meta[itemprop=description]')).toHaveAttribute('content', /number 25/);
  await expect(post.locator('link[itemprop=image]')).toHaveAttribute('href', /\/img\/mark\.svg$/);
  for (const path of ['/blog', '/blog/tags/release']) {
    await page.goto(path);
    await expect(main).toHaveAttribute('itemtype', 'https://schema.org/Blog');
    await expect(main.locator('[itemtype="https://schema.org/BlogPosting"]').first()).toBeVisible();
  }
});

test('BLOG-15 META-05 a post’s Open Graph data includes its date, authors, tags and image', async ({
  page,
}) => {
  await page.goto('/blog/post-25');
  const meta = (name: string) => page.locator(`head meta[property="${name}"]`);
  await expect(meta('og:type')).toHaveAttribute('content', 'article');
  await expect(meta('article:published_time')).toHaveAttribute('content', /^2024-05-15T/);
  const contents = (name: string) =>
    meta(name).evaluateAll((all) => all.map((element) => element.getAttribute('content')));
  expect(await contents('article:author')).toEqual(['https://ada.example']);
  expect(await contents('article:tag')).toEqual(['release', 'v4']);
  expect(await contents('og:image')).toEqual(['https://example.org/img/mark.svg']);
  await page.goto('/blog/post-24');
  expect(await contents('og:image')).toEqual([expect.stringMatching(/\/assets\/cards\/\w+\.png$/)]);
});

test('BLOG-17 DOC-11 drafts and unlisted posts are missing from lists, feeds and the sitemap', async ({
  page,
  request,
}) => {
  expect((await request.get('/blog/draft')).status()).toBe(404);
  await page.goto('/blog/hidden');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex, nofollow',
  );
  for (const path of ['/blog', '/blog/archive', '/blog/rss.xml', '/sitemap.xml', '/llms.txt']) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/A draft|A hidden post|blog\/(?:draft|hidden)/);
  }
  expect((await request.get('/blog/tags/secret')).status()).toBe(404);
});

test('BLOG-17 RSS, Atom and JSON parsers read the newest twenty posts from the feeds', async ({
  request,
}) => {
  const read = async (name: string) => (await request.get(`/blog/${name}`)).text();
  const [rss = '', atom = '', json = ''] = await Promise.all(
    ['rss.xml', 'atom.xml', 'feed.json'].map(read),
  );
  for (const xml of [rss, atom]) expect(XMLValidator.validate(xml)).toBe(true);
  const feeds = [parseRssFeed(rss), parseAtomFeed(atom), parseJsonFeed(json)] as const;
  expect(feeds.map(({ title }) => (typeof title === 'object' ? title.value : title))).toEqual(
    Array(3).fill('Fixture Blog'),
  );
  const numbers = Array.from({ length: 20 }, (_, index) => 25 - index);
  const urls = numbers.map((number) => `https://example.org/blog/post-${number}`);
  expect(feeds[0].items?.map(({ link }) => link)).toEqual(urls);
  expect(feeds[1].entries?.map(({ id }) => id)).toEqual(urls);
  expect(feeds[2].items?.map(({ id }) => id)).toEqual(urls);
  for (const content of [
    feeds[0].items?.[0]?.content?.encoded,
    feeds[1].entries?.[0]?.content?.value,
    feeds[2].items?.[0]?.content_html,
  ]) {
    expect(content, 'the full post').toContain('The rest of post 25.');
  }
  expect(feeds[0].items?.[0]?.categories?.map(({ name }) => name)).toEqual(['release', 'v4']);
  expect(feeds[1].entries?.[0]?.authors?.map(({ name }) => name)).toEqual([
    'Ada Lovelace',
    'Grace Hopper',
  ]);
  expect(feeds[2].items?.[0]?.image).toBe('https://example.org/img/mark.svg');
});

test('DOC-09 a page shows when and by whom it was last changed', async ({ page, request }) => {
  await page.goto('/changed');
  const updated = page.getByRole('main').getByText(/^Last updated/);
  await expect(updated).toHaveText('Last updated on Mar 2, 2024 by Grace');
  await expect(updated.locator('time')).toHaveAttribute('datetime', '2024-03-02T23:30:00.000Z');
  await expect(updated.locator('b')).toHaveText(['Mar 2, 2024', 'Grace']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/\/changed<\/loc>\s*<lastmod>2024-03-02T23:30:00/);
});

test('BLOG-01 BLOG-09 BLOG-10 BLOG-11 each list entry has at least 32 px above its heading', async ({
  page,
}) => {
  for (const path of ['/blog', '/blog/tags/v-4', '/blog/tags', '/blog/archive']) {
    await page.goto(path);
    const gaps = await page.getByRole('main').evaluate((main) => {
      const boxes = [...main.querySelectorAll(':is(article, section):has(> :is(h2, h3))')].map(
        (entry) => ({ entry, heading: entry.querySelector(':is(h2, h3)') }),
      );
      return boxes.map(({ entry, heading }) => {
        const above = entry.previousElementSibling;
        const top = heading?.getBoundingClientRect().top ?? 0;
        return top - (above?.getBoundingClientRect().bottom ?? 0);
      });
    });
    expect(gaps.length, path).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap, path).toBeGreaterThanOrEqual(32);
  }
});
