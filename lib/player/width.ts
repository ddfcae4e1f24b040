import type { Player } from './player';

const WIDTHS = [320, 375, 430, 640, 768, 1024, 1280];

/** Adds a choice of the width that the sample believes to have; what is too wide is drawn smaller. */
export function addWidth(player: Player, before: HTMLElement): void {
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.append(new Option('Fit', ''));
  for (const width of WIDTHS) select.append(new Option(`${width} px`, String(width)));
  select.addEventListener('change', () => player.setWidth(Number(select.value)));
  label.append('Width ', select);
  before.before(label);
}
