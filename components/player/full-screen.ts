import type { Player } from './sample-player';

/** Lets a player have the whole screen, or the whole window where the browser gives no screen. */
export async function toggleFullScreen({ element }: Player, button: HTMLElement): Promise<void> {
  if (document.fullscreenElement === element) return document.exitFullscreen();
  const follow = () => {
    const isFull = document.fullscreenElement === element;
    button.setAttribute('aria-pressed', String(isFull));
    if (!isFull) element.removeEventListener('fullscreenchange', follow);
  };
  element.addEventListener('fullscreenchange', follow);
  await element.requestFullscreen?.().catch(() => {});
}
