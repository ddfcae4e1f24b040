import { keys } from '@/tests/support/browsers/browser-tab';
import { browserTest, expect } from '@/tests/support/browsers/browser-test';

/**
 * Path of each page, text in its title, and a selector for an element that is visible once the page is
 * complete.
 */
const pages: [path: string, title: string, complete: string][] = [
  ['/', 'One className', 'main h1'],
  ['/getting-started/installation', 'Installation', '[role=tab]'],
  ['/tailwind/spacing/padding', 'Padding', 'main h1'],
  ['/tailwind/', 'Tailwind utilities', 'class-lookup'],
  ['/playground', 'Playground', 'iframe:not([inert])'],
  ['/blog', 'Blog', 'main article'],
  ['/blog/announcement-nativewind-v4', 'NativeWind', 'main article'],
  ['/search?q=dark%20mode', 'Search results for "dark mode"', 'main article'],
];

for (const [path, title, complete] of pages) {
  browserTest(
    `${path} has its title, its font, its pictures, and fits its window`,
    async ({ tab }) => {
      for (const width of [1280, 375]) {
        await tab.resize(width, 800);
        await tab.open(path);
        await tab.see('main h1', title);
        await tab.see(complete);
        await tab.see('button[aria-label="Toggle navigation bar"]', '', width < 997);
        const facts = () =>
          tab.read(() => ({
            width: innerWidth,
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            font: [...document.fonts].some(({ status }) => status === 'loaded'),
            broken: [...document.images].filter((it) => it.complete && !it.naturalWidth).length,
          }));
        await tab.until(facts, { width, overflow: 0, font: true, broken: 0 });
      }
    },
  );
}

browserTest(
  'links and terms of the glossary are underlined as they are in every browser',
  async ({ tab }) => {
    await tab.open('/tailwind/');
    const lineOf = (selector: string) =>
      tab.read((asked) => {
        const link = document.querySelector(asked);
        const style = link && getComputedStyle(link);
        return (
          style && [
            style.textDecorationLine,
            style.textDecorationStyle,
            style.textDecorationThickness,
          ]
        );
      }, selector);
    expect(await lineOf('main .prose a[data-term]')).toEqual(['underline', 'dotted', '1px']);
    expect(await lineOf('main .prose p a:not([data-term])')).toEqual(['underline', 'solid', '1px']);
  },
);

browserTest('the theme is switched, and stays so on the next page', async ({ tab }) => {
  const theme = () => tab.read(() => document.documentElement.dataset.theme);
  const ground = () => tab.read(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.open('/overview/');
  await tab.until(theme, 'light');
  const light = await ground();
  await tab.click('nav button', 'Switch between');
  await tab.until(theme, 'dark');
  expect(await ground()).not.toBe(light);
  await tab.open('/blog');
  await tab.until(theme, 'dark');
});

browserTest('the search window opens by keys, finds a page and leads there', async ({ tab }) => {
  await tab.open('/overview/');
  await tab.chord(keys.control, 'k');
  await tab.until(() => tab.read(() => document.activeElement?.tagName), 'INPUT');
  await tab.type('dark mode');
  await tab.see('[role=option]', 'Dark mode');
  await tab.type(keys.enter);
  await tab.arrive(/\/core-concepts\/dark-mode$/);
  await tab.see('main h1', 'Dark mode');
  await tab.see('[role=option]', '', false);
});

browserTest('the menu of a narrow window opens, leads to a page and closes', async ({ tab }) => {
  await tab.resize(375, 800);
  await tab.open('/overview/');
  await tab.see('#menu', '', false);
  await tab.click('button[aria-label="Toggle navigation bar"]');
  await tab.click('#menu a[href="/core-concepts/units"]');
  await tab.arrive(/\/core-concepts\/units$/);
  await tab.see('#menu', '', false);
});

browserTest(
  'the dropdown of versions opens under the pointer and by keys, and leads on',
  async ({ tab }) => {
    const entry = 'nav[aria-label=Main] ul a';
    await tab.open('/overview/');
    await tab.hover('nav[aria-label=Main] [aria-haspopup]', 'v4');
    await tab.see(entry, 'v2');
    await tab.hover('main h1');
    await tab.see(entry, 'v2', false);
    await tab.read(() =>
      document.querySelector<HTMLElement>('nav[aria-label=Main] [aria-haspopup]')?.focus(),
    );
    // Headless Firefox has no active window, in which Enter would click the button.
    await tab.type(keys.down);
    await tab.click(entry, 'v2');
    await tab.arrive(/\/v2\/overview\/?$/);
  },
);

browserTest('a tab shows its panel, by a click and by keys', async ({ tab }) => {
  const selected = () =>
    tab.read(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
  await tab.open('/getting-started/installation');
  await tab.click('[role=tab]', 'Next.js');
  await tab.until(selected, 'Next.js');
  await tab.see('#tabs-1-panel-2 > *');
  await tab.see('#tabs-1-panel-0 > *', '', false);
  await tab.type(keys.right);
  await tab.type(keys.enter);
  await tab.until(selected, 'Expo');
  await tab.see('#tabs-1-panel-0 > *');
});

browserTest(
  'a click on a link renders the next page in place, and Back the one before',
  async ({ tab }) => {
    await tab.open('/overview/');
    await tab.read(() => void Object.assign(window, { isKept: true }));
    await tab.read(() => scrollTo({ top: 300, behavior: 'instant' }));
    await tab.click('#menu a[href="/getting-started/installation"]');
    await tab.arrive(/\/getting-started\/installation$/);
    await tab.see('main h1', 'Installation');
    await tab.until(() => tab.read(() => scrollY), 0);
    await tab.read(() => history.back());
    await tab.see('main h1', 'Overview');
    await tab.until(() => tab.read(() => Math.abs(scrollY - 300) <= 1), true);
    expect(await tab.read(() => 'isKept' in window), 'no page was loaded anew').toBe(true);
  },
);

browserTest('a live sample draws its result in its frame, in both themes', async ({ tab }) => {
  const ground = () =>
    tab.readFrame(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.open('/tailwind/spacing/padding');
  await tab.click('live-sample [value="web"]');
  await tab.see('iframe:not([inert])');
  await tab.until(() => tab.readFrame(() => document.querySelector('#root')?.children.length), 1);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await tab.click('nav button', 'Switch between');
  await tab.until(ground, 'rgb(11, 16, 32)');
});

browserTest('the playground draws what is typed', async ({ tab }) => {
  await tab.open('/playground');
  const drawn = () => tab.readFrame(() => document.querySelector('#root')?.textContent ?? '');
  await tab.see('iframe:not([inert])');
  await expect.poll(drawn, { timeout: 20_000 }).toContain('One-way');
  await tab.click('.cm-content');
  await tab.chord(keys.control, 'a');
  await tab.type("import { createElement } from 'react';import { Text } from 'react-native';");
  await tab.type("export default () => createElement(Text, null, 'Typed here')");
  await tab.until(drawn, 'Typed here');
});

browserTest('the lookup answers from the library', async ({ tab }) => {
  await tab.open('/tailwind/');
  await tab.click('class-lookup input[type=search]');
  await tab.type('p-[10%]');
  await tab.see('class-lookup [data-style] code', "padding: '10%'");
  await tab.arrive(/\?class=p-%5B10%25%5D$/);
});
