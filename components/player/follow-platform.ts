import { readStored, subscribeStored, writeStored } from '@/lib/browser/storage';
import { PLATFORM_KEY } from './platform-script';
import type { SamplePlayer } from './sample-player';

/**
 * Keeps a sample in sync with the platform that the reader has chosen: runs it on the web, shows its drawing on
 * iOS and Android, and shows all drawings next to each other for `all`. Stores the choice, which applies to all
 * samples, except those that are being edited: these run with the styles of each platform. See run-on-platform.ts.
 */
export function followPlatform(player: SamplePlayer): void {
  const { element, signal } = player;
  const radios = [...element.querySelectorAll<HTMLInputElement>('[data-switch] input')];
  if (radios.length === 0) return;
  const choose = (value: string | null) => {
    const radio = radios.find((candidate) => candidate.value === value);
    if (radio) radio.checked = true;
    const chosen = radios.find(({ checked }) => checked)?.value;
    player.setRunning(chosen === 'web' || player.editor !== undefined);
    element.querySelector('[data-platforms]')?.remove();
    if (chosen === 'all')
      void player.notice.expect(import('./all-platforms').then(({ showAll }) => showAll(player)));
    element.dispatchEvent(new Event('player:platform'));
  };
  const follow = () => {
    if (!player.editor) choose(readStored(PLATFORM_KEY));
  };
  const change = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !radios.includes(target)) return;
    choose(target.value);
    writeStored(PLATFORM_KEY, target.value);
  };
  for (const radio of radios) radio.disabled = false;
  element.addEventListener('change', change, { signal });
  signal.addEventListener('abort', subscribeStored(PLATFORM_KEY, follow));
  follow();
}
