import { toggleFullScreen } from './full-screen';
import { toggleNativePanel } from './native-panel';
import type { Player } from './sample-player';
import { loadToolStyles } from './tool-styles';

/** Does what a button of the bar is named after. */
export async function doAction(player: Player, button: HTMLButtonElement): Promise<void> {
  await loadToolStyles();
  if (button.dataset.do === 'native') await toggleNativePanel(player, button);
  if (button.dataset.do === 'full') await toggleFullScreen(player, button);
  if (button.dataset.do !== 'edit') return;
  button.disabled = true;
  try {
    const { startEditing } = await import('./editor/open-editor');
    await startEditing(player, button);
    player.element.dispatchEvent(new Event('player:edit'));
  } catch {
    button.disabled = false;
    player.show({ message: 'The editor could not be loaded. Try again when you are online.' });
  }
}
