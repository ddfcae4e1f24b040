import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasClasses, type SiteConfig } from '@/lib/config/site';
import type { Page, PreviewCardText } from '@/lib/content/page-list';

/** Site settings shown on preview cards. */
type Site = Pick<SiteConfig, 'title' | 'tagline' | 'logo' | 'blog' | 'versions'>;

/** Size of a preview card in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of the logo for preview cards, relative to `public`. Cards are dark, so the logo for dark
 * backgrounds is preferred.
 */
export function cardLogo({ logo }: Pick<Site, 'logo'>): string {
  return logo.srcDark ?? logo.src;
}

/**
 * Fonts of the cards, as paths relative to the project root. The second file contains less common accented
 * letters.
 */
export const cardFonts = [
  { name: 'Geist', file: fontFile('geist', 'latin') },
  { name: 'Geist', file: fontFile('geist', 'latin-ext') },
  { name: 'Geist Mono', file: fontFile('geist-mono', 'latin') },
] as const;

function fontFile(name: string, letters: string): string {
  return `node_modules/@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`;
}

/** CSS files for preview cards, relative to the project root. */
export const cardStyles = ['app/styles/tokens.css', 'components/page/card/card.css'];

/**
 * Returns the texts of all preview cards, keyed by URL path without the base path. `folder` is the site's
 * folder.
 */
export function siteCards(
  pages: readonly Page[],
  site: Site,
  folder: string,
): ReadonlyMap<string, PreviewCardText> {
  return new Map(pages.map(({ card }) => [cardPath(card, site, folder), card]));
}

/**
 * Returns a preview card's URL path, without the base path. The file name is a hash of the card's text and
 * design. `folder` is the site's folder.
 */
export function cardPath(
  { title, section, version, sample }: PreviewCardText,
  site: Site,
  folder: string,
): string {
  const words = [site.title, site.tagline, title, section, version, sample, hasClasses(site)];
  const hash = createHash('sha256')
    .update(design(join(folder, 'public', cardLogo(site))))
    .update(JSON.stringify(words));
  return `/assets/cards/${hash.digest('hex').slice(0, 12)}.png`;
}

/** Returns a preview card's alternative text. */
export function cardText({ title, section, version }: PreviewCardText, site: Site): string {
  const docs = [site.title, version].filter(Boolean).join(' ');
  return [docs, section, title].filter(Boolean).join(' – ');
}

const known = new Map<string, Buffer>();

/** Returns a hash of all files that affect the cards' appearance. Memoized per logo file. */
function design(logo: string): Buffer {
  const renderer = 'node_modules/@takumi-rs/core/package.json';
  const fonts = cardFonts.map(({ file }) => file);
  const files = [...cardStyles, ...fonts, 'components/page/card/preview-card.tsx', renderer];
  const hash = () => createHash('sha256').update(readFileSync(logo));
  const short = known.get(logo) ?? files.reduce(read, hash()).digest();
  known.set(logo, short);
  return short;
}

function read(hash: Hash, file: string): Hash {
  return hash.update(readFileSync(file));
}
