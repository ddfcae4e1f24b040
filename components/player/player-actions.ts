import { playerFiles } from '@/.generated/player';
import { playerFits, playerPixels } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import type { SamplePlayer } from './sample-player';

/** Tailwind's default breakpoints up to the maximum of the width slider, in pixels. */
const SCREENS = { sm: 640, md: 768, lg: 1024, xl: 1280 };

/** Performs the action of a button in the player's bar. Rejects when its code or styles cannot be loaded. */
export async function doAction(player: SamplePlayer, button: HTMLButtonElement): Promise<void> {
  await loadToolStyles();
  if (button.dataset.do === 'native') {
    const { toggleNativePanel } = await import('./native-panel');
    await toggleNativePanel(player, button);
  }
  if (button.dataset.do === 'full') await toggleFullScreen(player, button);
  if (button.dataset.do !== 'edit') return;
  button.disabled = true;
  try {
    const { editSample } = await import('./editor/open-editor');
    await editSample(player, button);
    player.element.dispatchEvent(new Event('player:edit'));
  } catch (error) {
    button.disabled = false;
    throw error;
  }
}

/**
 * Sets the sample's viewport width to the slider's value. A sample that is wider than its box is scaled down.
 * At the minimum value, the sample is as wide as its box.
 */
export function followWidth(player: SamplePlayer, slider: HTMLInputElement): void {
  const width = slider.value === slider.min ? 0 : Number(slider.value);
  const [screen] = Object.entries(SCREENS).findLast(([, from]) => width >= from) ?? [];
  const text = width ? playerPixels(width, screen) : playerFits;
  slider.setAttribute('aria-valuetext', text);
  // For sighted readers. Screen readers announce `aria-valuetext`.
  const shown = slider.nextElementSibling;
  if (shown) shown.textContent = text;
  player.element.toggleAttribute('data-sized', width > 0);
  player.setWidth(width);
}

/** Toggles full screen for a player. Does nothing in browsers that do not support it. */
async function toggleFullScreen({ element }: SamplePlayer, button: HTMLElement): Promise<void> {
  if (document.fullscreenElement === element) return document.exitFullscreen();
  const follow = () => {
    const isFull = document.fullscreenElement === element;
    button.setAttribute('aria-pressed', String(isFull));
    if (!isFull) element.removeEventListener('fullscreenchange', follow);
  };
  element.addEventListener('fullscreenchange', follow);
  await element.requestFullscreen?.().catch(() => {});
}

let styles: Promise<void> | undefined;

/**
 * Loads the style sheet of the panels and the editor once, unless the page contains it inline. After a failure,
 * the next call retries.
 */
export function loadToolStyles(): Promise<void> {
  const href = withBasePath(playerFiles.tools);
  if (document.querySelector(`link[href="${href}"]:is([disabled],[data-part])`))
    return Promise.resolve();
  styles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    document.head.append(link);
  });
  styles.catch(() => {
    styles = undefined;
  });
  return styles;
}
