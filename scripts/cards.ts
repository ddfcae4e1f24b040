/** Draws the pictures that previews of links show: one for each page, from the style sheets of the site. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { Card } from '@/components/card/card';
import {
  cardFonts,
  cardLogo,
  cardSize,
  cardStyles,
  siteCards,
  type Card as Words,
} from '@/lib/cards';
import type { SiteConfig } from '@/lib/config/site';
import { root, siteDir } from './project';

const cache = join(root, 'node_modules', '.cache', 'cards');

type Draw = (card: Words) => Promise<Uint8Array>;

/** Puts the card of every page into the export, drawing those that no earlier build has drawn; resolves to how many these are. */
export async function writeCards(dir: string, site: SiteConfig): Promise<number> {
  const cards = [...siteCards(site)];
  const missing = cards.filter(([path]) => !existsSync(keptAt(path)));
  const count = missing.length;
  await mkdir(cache, { recursive: true });
  if (count > 0) await drawAll(missing, await renderer(site));
  for (const [path] of cards) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await copyFile(keptAt(path), join(dir, path));
  }
  return count;
}

/** The renderer works in threads of its own; a few cards at a time keep all of them busy. */
async function drawAll(queue: [string, Words][], draw: Draw): Promise<void> {
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, card] = next;
      const unfinished = `${keptAt(path)}.${process.pid}`;
      await writeFile(unfinished, await draw(card));
      await rename(unfinished, keptAt(path));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}

async function renderer(site: SiteConfig): Promise<Draw> {
  const engine = new Renderer();
  for (const file of cardFonts) {
    await engine.registerFont({ name: 'Geist', data: await readFile(join(root, file)) });
  }
  const logo = cardLogo(site);
  const images = [{ src: logo, data: await readFile(join(siteDir, 'public', logo)) }];
  const css = await Promise.all(cardStyles.map((file) => readFile(join(root, file), 'utf8')));
  return async (card) => {
    const { node } = await fromJsx(Card({ card, site }), { defaultStyles: false });
    return engine.render(node, { ...cardSize, format: 'png', css, images });
  };
}

function keptAt(path: string): string {
  return join(cache, basename(path));
}
