import { toNativeList, toNativeTable } from '@/lib/player/native-table';
import { askLibrary, libraryClasses, librarySize } from './native-library';
import { nativeOf } from './native-of';
import type { Player } from './sample-player';

/** Shows what native makes of the sample's classes below it, or hides it again. */
export async function toggleNativePanel(player: Player, button: HTMLElement): Promise<void> {
  const { element } = player;
  const known = element.querySelector<HTMLElement>('[data-panel="native"]');
  const panel = known ?? addPanel(element);
  panel.hidden = !panel.hidden;
  button.setAttribute('aria-expanded', String(!panel.hidden));
  if (panel.hidden) return;
  await drawNative(player);
}

/** Draws the native tables of a player again whenever it runs something else. */
export function followNative(player: Player): void {
  player.listen((message) => message.type === 'painted' && drawNative(player));
}

function addPanel(element: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.dataset.panel = 'native';
  panel.dataset.native = 'both';
  panel.tabIndex = 0;
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', 'On iOS and Android');
  panel.hidden = true;
  panel.append(toTableHost());
  element.append(panel);
  return panel;
}

function toTableHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.table = '';
  return host;
}

async function drawNative(player: Player): Promise<void> {
  const panels = [...player.element.querySelectorAll<HTMLElement>('[data-native]')];
  const shown = panels.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return;
  const { classes, unknown } = await nativeOf(player);
  for (const panel of shown) {
    const { native } = panel.dataset;
    const host = panel.querySelector('[data-table]');
    const html =
      native === 'ios' || native === 'android'
        ? toNativeList(classes, native)
        : toNativeTable(classes);
    if (host) host.innerHTML = html;
    offer(player, panel, unknown);
  }
}

/** Puts an offer to ask the library below a table with classes that nothing is known of. */
function offer(player: Player, panel: HTMLElement, unknown: readonly string[]): void {
  panel.querySelector('[data-ask]')?.remove();
  if (unknown.length === 0) return;
  if (libraryClasses().size > 0)
    return void askLibrary(unknown).then(
      () => drawNative(player),
      () => {},
    );
  const box = document.createElement('p');
  const button = document.createElement('button');
  box.dataset.ask = '';
  box.setAttribute('role', 'status');
  button.type = 'button';
  button.textContent = `Check with the NativeWind compiler (${librarySize} download)`;
  button.addEventListener('click', () => {
    box.textContent = `Loading ${librarySize} …`;
    askLibrary(unknown).then(
      () => drawNative(player),
      ({ message }: Error) => {
        box.replaceChildren(`The check failed: ${message} `, button);
      },
    );
  });
  box.append(button);
  panel.append(box);
}
