import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@/lib/config/site';
import type { Card, Page } from '@/lib/content/page-list';

/** What cards show of the whole site. */
type Site = Pick<SiteConfig, 'title' | 'tagline' | 'logo' | 'blog'>;

/** The size of every card in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The logo on cards, which are dark: its path below `public`. */
export function cardLogo({ logo }: Pick<Site, 'logo'>): string {
  return logo.srcDark ?? logo.src;
}

/** The files of the text face, from the project's folder; the second one has the accents of the first. */
export const cardFonts = ['latin', 'latin-ext'].map(
  (set) => `node_modules/@fontsource-variable/geist/files/geist-${set}-wght-normal.woff2`,
);

/** The style sheets of cards, from the project's folder. */
export const cardStyles = ['app/styles/tokens.css', 'components/page/card/card.css'];

/** The cards of the pages, by their paths. */
export function siteCards(
  pages: readonly Page[],
  site: Site,
  folder: string,
): ReadonlyMap<string, Card> {
  return new Map(pages.map(({ card }) => [cardPath(card, site, folder), card]));
}

/** URL path of a card, without base path. It changes with the text and the design; `folder` is that of the site. */
export function cardPath({ title, section, version }: Card, site: Site, folder: string): string {
  const words = [site.title, site.tagline, title, section, version];
  const hash = createHash('sha256')
    .update(design(join(folder, 'public', cardLogo(site))))
    .update(JSON.stringify(words));
  return `/assets/cards/${hash.digest('hex').slice(0, 12)}.png`;
}

/** A card in words, for readers who do not see it. */
export function cardText({ title, section, version }: Card, site: Site): string {
  const docs = [site.title, version].filter(Boolean).join(' ');
  return [docs, section, title].filter(Boolean).join(' – ');
}

const known = new Map<string, Buffer>();

/** Everything that the look of all cards depends on, in short. */
function design(logo: string): Buffer {
  const renderer = 'node_modules/@takumi-rs/core/package.json';
  const files = [...cardStyles, ...cardFonts, 'components/page/card/preview-card.tsx', renderer];
  const hash = () => createHash('sha256').update(readFileSync(logo));
  const short = known.get(logo) ?? files.reduce(read, hash()).digest();
  known.set(logo, short);
  return short;
}

function read(hash: Hash, file: string): Hash {
  return hash.update(readFileSync(file));
}
