import { cornerElement } from '@/components/ui/corner-element';
import { playerSampleOn } from '@/content/messages/native';
import { playerPlatforms } from '@/content/messages/player';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';
import { loadToolStyles } from './player-actions';
import type { SamplePlayer } from './sample-player';

/**
 * Draws a sample on all platforms next to each other, if that is still the reader's choice when the styles have
 * loaded. Rejects when the styles cannot be loaded.
 */
export async function showAll({ element, result }: SamplePlayer): Promise<void> {
  await loadToolStyles();
  if (!element.querySelector('[value="all"]:checked')) return;
  const row = document.createElement('div');
  row.dataset.platforms = '';
  row.role = 'group';
  row.ariaLabel = playerPlatforms;
  row.tabIndex = 0;
  for (const platform of PLATFORMS) {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    const device = document.createElement('div');
    const screen = document.createElement('div');
    figure.dataset.on = platform;
    device.dataset.device = '';
    caption.append(cornerElement(platform), PLATFORM_NAMES[platform]);
    screen.dataset.drawing = '';
    screen.role = 'img';
    screen.ariaLabel = playerSampleOn(PLATFORM_NAMES[platform]);
    for (const drawing of result.querySelectorAll('.player-drawing')) {
      const copy = drawing.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
      screen.append(copy);
    }
    device.append(screen);
    figure.append(caption, device);
    row.append(figure);
  }
  element.querySelector('[data-platforms]')?.remove();
  element.querySelector('[data-stage]')?.append(row);
}
