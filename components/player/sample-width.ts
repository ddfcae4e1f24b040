import { wantFrame } from './frame-pool';
import type { Player } from './sample-player';

/** Where the default screens of Tailwind begin, in pixels. */
const SCREENS = { sm: 640, md: 768, lg: 1024, xl: 1280 };

/**
 * Makes the sample believe in the width that a slider stands at; what is too wide for its box is
 * drawn smaller. The low end is the width of the box.
 */
export function followWidth(player: Player, slider: HTMLInputElement): void {
  const width = slider.value === slider.min ? 0 : Number(slider.value);
  const [screen] = Object.entries(SCREENS).findLast(([, from]) => width >= from) ?? [];
  const text = width ? `${width} px${screen ? ` ${screen}:` : ''}` : 'fits';
  slider.setAttribute('aria-valuetext', text);
  // For those who see it; others hear the value of the slider itself.
  const shown = slider.nextElementSibling;
  if (shown) shown.textContent = text;
  player.setWidth(width);
  wantFrame(player);
}
