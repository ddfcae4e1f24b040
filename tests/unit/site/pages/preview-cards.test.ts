import { expect, test } from '@playwright/test';
import { cardPath, cardText, siteCards } from '@/lib/site/pages/preview-cards';
import site from '@/site.config';
import { siteIn } from '../../../support/site';

const { folder } = siteIn();

test('META-05 a card keeps its URL until its text or that of the site changes', () => {
  const card = { title: 'Gap', section: 'Flexbox', version: 'v4' };
  const path = cardPath(card, site, folder);
  expect(path).toMatch(/^\/assets\/cards\/[\da-f]{12}\.png$/);
  expect(cardPath({ ...card }, site, folder)).toBe(path);
  const others = [
    cardPath({ ...card, title: 'Gaps' }, site, folder),
    cardPath({ ...card, section: '' }, site, folder),
    cardPath({ ...card, version: 'v2' }, site, folder),
    cardPath(card, { ...site, tagline: 'Another one.' }, folder),
    cardPath(card, { ...site, logo: { src: '/img/icon.svg' } }, folder),
  ];
  expect(new Set([path, ...others]).size).toBe(6);
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
