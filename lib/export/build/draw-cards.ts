/** Renders the social preview cards (Open Graph images) of all pages with the site's CSS. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactNode } from 'react';
import { hasClasses, type SiteConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import type { PreviewCardText } from '@/lib/content/page-list';
import { ResultCache } from '@/lib/export/cache/result-cache';
import {
  cardFonts,
  cardLogo,
  cardSize,
  cardStyles,
  siteCards,
} from '@/lib/site/pages/preview-cards';
import { root } from './project-paths';

const drawn = new ResultCache<Uint8Array>('cards', {
  modules: ['lib/export/build/draw-cards.ts', 'components/page/card/preview-card.tsx'],
  files: [...cardFonts.map(({ file }) => file), ...cardStyles],
});

type Draw = (card: PreviewCardText) => Promise<Uint8Array>;

/** Type of the component that renders a social preview card, `PreviewCard` in `components/page/card`. */
export type CardMarkup = (props: { card: PreviewCardText; site: SiteConfig }) => ReactNode;

/**
 * Writes each page's social preview card to the export in `dir`. Unchanged cards come from the cache.
 * Resolves to the number of cards that were rendered.
 */
export async function writeCards(
  dir: string,
  { config: site, folder, pages }: Content,
  markup: CardMarkup,
): Promise<number> {
  const queue = [...siteCards(pages, site, folder)];
  const logo = await readFile(join(folder, 'public', cardLogo(site)));
  let count = 0;
  let renderer: Promise<Draw> | undefined;
  const draw = async (card: PreviewCardText) => {
    renderer ??= toRenderer(site, logo, markup);
    count += 1;
    return (await renderer)(card);
  };
  await mkdir(join(dir, 'assets', 'cards'), { recursive: true });
  // The renderer has its own threads. Rendering two cards per processor keeps all threads busy.
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, card] = next;
      const inputs = [JSON.stringify([site.title, site.tagline, card, hasClasses(site)]), logo];
      await writeFile(join(dir, path), await drawn.result(inputs, () => draw(card)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return count;
}

async function toRenderer(site: SiteConfig, logo: Buffer, markup: CardMarkup): Promise<Draw> {
  const engine = new Renderer();
  for (const { name, file } of cardFonts) {
    await engine.registerFont({ name, data: await readFile(join(root, file)) });
  }
  const images = [{ src: cardLogo(site), data: logo }];
  const css = await Promise.all(cardStyles.map((file) => readFile(join(root, file), 'utf8')));
  return async (card) => {
    const { node } = await fromJsx(markup({ card, site }), { defaultStyles: false });
    return engine.render(node, { ...cardSize, format: 'png', css, images });
  };
}
