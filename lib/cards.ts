import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from './config/site';
import { type DocsVersion, type Entry, loadContent } from './content/content';
import { sectionOf } from './content/navigation';
import { listTags } from './content/post-tags';
import { siteDir } from './content/site-files';

/** What the picture in previews of links to a page says; empty texts are left out. */
export interface Card {
  title: string;
  section: string;
  version: string;
}

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
export const cardStyles = ['app/styles/tokens.css', 'components/card/card.css'];

/** The cards of pages that are neither docs nor posts nor about a tag. */
export function otherCards(site: Site) {
  return {
    blog: plainCard(site.blog.title),
    archive: blogCard('Archive', site),
    tags: blogCard('Tags', site),
    search: plainCard('Search the documentation'),
    playground: plainCard('Playground'),
  };
}

/** The card of a docs page. */
export function docCard(entry: Entry, versions: readonly DocsVersion[]): Card {
  const version = versions.find(({ name }) => name === entry.version);
  const section = version && sectionOf(version.sidebars.docs.items, entry.path);
  return {
    title: entry.frontMatter.title,
    section: section ?? '',
    version: version?.label ?? '',
  };
}

/** The card of a page of the blog: a post, or the posts of a tag. */
export function blogCard(title: string, { blog }: Site): Card {
  return { title, section: blog.title, version: '' };
}

/** The cards of all pages, by their paths. */
export function siteCards(site: Site): ReadonlyMap<string, Card> {
  const { docs, posts, versions } = loadContent();
  const cards = [
    ...docs.map((doc) => docCard(doc, versions)),
    ...posts.map(({ frontMatter }) => blogCard(frontMatter.title, site)),
    ...listTags(posts).map(({ label }) => blogCard(label, site)),
    ...Object.values(otherCards(site)),
  ];
  return new Map(cards.map((card) => [cardPath(card, site), card]));
}

/** Where a card lies: a URL path without base path that changes with its words and its design. */
export function cardPath({ title, section, version }: Card, site: Site): string {
  const words = [site.title, site.tagline, title, section, version];
  const hash = createHash('sha256')
    .update(design(cardLogo(site)))
    .update(JSON.stringify(words));
  return `/assets/cards/${hash.digest('hex').slice(0, 12)}.png`;
}

/** A card in words, for readers who do not see it. */
export function cardText({ title, section, version }: Card, site: Site): string {
  const docs = [site.title, version].filter(Boolean).join(' ');
  return [docs, section, title].filter(Boolean).join(' – ');
}

function plainCard(title: string): Card {
  return { title, section: '', version: '' };
}

const known = new Map<string, Buffer>();

/** Everything that the look of all cards depends on, in short. */
function design(logo: string): Buffer {
  const renderer = 'node_modules/@takumi-rs/core/package.json';
  const files = [...cardStyles, ...cardFonts, 'components/card/card.tsx', renderer];
  const hash = () => createHash('sha256').update(readFileSync(join(siteDir(), 'public', logo)));
  const short = known.get(logo) ?? files.reduce(read, hash()).digest();
  known.set(logo, short);
  return short;
}

function read(hash: Hash, file: string): Hash {
  return hash.update(readFileSync(file));
}
