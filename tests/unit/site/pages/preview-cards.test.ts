import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewCard } from '@/components/page/card/preview-card';
import type { SiteConfig } from '@/lib/config/site';
import { cardPath, cardText, siteCards } from '@/lib/site/pages/preview-cards';
import site from '@/site.config';
import { ofClasses } from '@/tests/support/of-classes';
import { siteIn } from '../../../support/site';

const { folder } = siteIn();

const toSite = (classes: string | undefined): SiteConfig => ({
  ...site,
  versions: site.versions.map(({ classes: _, ...version }) => ({
    ...version,
    ...(classes !== undefined && { classes }),
  })),
});

test('META-05 a card keeps its URL until its text or that of the site changes', () => {
  const card = { title: 'Gap', section: 'Flexbox', version: 'v4' };
  const path = cardPath(card, site, folder);
  expect(path).toMatch(/^\/assets\/cards\/[\da-f]{12}\.png$/);
  expect(cardPath({ ...card }, site, folder)).toBe(path);
  const others = [
    cardPath({ ...card, title: 'Gaps' }, site, folder),
    cardPath({ ...card, section: '' }, site, folder),
    cardPath({ ...card, version: 'v2' }, site, folder),
    cardPath(
      {
        ...card,
        sample: {
          name: 'gap-4',
          style: ['rowGap: 14'],
          support: { ios: 'full', android: 'full', web: 'full' },
        },
      },
      site,
      folder,
    ),
    cardPath(card, { ...site, tagline: 'Another one.' }, folder),
    cardPath(card, { ...site, logo: { src: '/img/icon-192.png' } }, folder),
  ];
  expect(new Set([path, ...others]).size).toBe(7);
});

test('META-05 a card shows devices only if the site has class data', () => {
  const card = { title: 'Gap', section: 'Flexbox', version: 'v4' };
  const [plain, withClasses] = [toSite(undefined), toSite('classes.json')];
  const draw = (on: SiteConfig) =>
    renderToStaticMarkup(createElement(PreviewCard, { card, site: on }));
  expect(draw(withClasses)).toContain('class="devices"');
  expect(draw(plain)).not.toContain('class="devices"');
  expect(draw(plain)).toContain('width="260"');
  expect(cardPath(card, plain, folder)).not.toBe(cardPath(card, withClasses, folder));
});

test('META-05 the alternative text of a card has the text it shows', () => {
  const card = { title: 'Gap', section: 'Flexbox', version: 'v4' };
  expect(cardText(card, site)).toBe(`${site.title} v4 – Flexbox – Gap`);
  expect(cardText({ title: 'Hello', section: 'Blog', version: '' }, site)).toBe(
    `${site.title} – Blog – Hello`,
  );
  const { docs, pages } = siteIn();
  expect(siteCards(pages, site, folder).size).toBeGreaterThan(docs.length);
});

test(
  'META-05 the card of a utility shows one of its classes with its computed style',
  ofClasses,
  () => {
    const { pages } = siteIn();
    const sampleOf = (path: string) => pages.find((page) => page.path === path)?.card.sample;
    expect(sampleOf('/tailwind/spacing/padding')).toEqual({
      name: 'p-4',
      style: ['padding: 14'],
      support: { ios: 'full', android: 'full', web: 'full' },
    });
    expect(sampleOf('/tailwind/filters/blur')?.support.ios).toBe('none');
    expect(sampleOf('/overview')).toBeUndefined();
    const utilities = pages.filter(({ path }) => /^\/tailwind\/[^/]+\/[^/]+$/.test(path));
    const shown = utilities.filter(({ path }) => sampleOf(path));
    expect(shown.length).toBeGreaterThan(utilities.length * 0.9);
  },
);
