import type { SampleFiles } from '@/lib/player/protocol';
import { followNative } from '../native-panel';
import type { Player } from '../sample-player';
import { addButton, confirmTwice } from './buttons';
import { startConsole } from './console-panel';
import { keepFiles, keptFiles } from './kept-files';
import { Workspace } from './workspace';

/** Turns the code of a player into an editor, with what readers need to work on it. */
export async function startEditing(
  player: Player,
  button: HTMLElement | undefined,
): Promise<Workspace> {
  const { element } = player;
  const shipped = (await player.data).files;
  const sample = element.dataset.player ?? '';
  const changed = keptFiles(sample);
  const pane = element.querySelector<HTMLElement>('[data-code]') ?? element;
  const parent = document.createElement('div');
  parent.dataset.editor = '';
  pane.append(parent);
  element.dataset.editing = '';
  const workspace = new Workspace(player, changed ?? shipped, parent, (files) =>
    keepFiles(sample, isSame(files, shipped) ? undefined : files),
  );
  player.workspace = workspace;
  followNative(player);
  const bar = element.querySelector<HTMLElement>('[data-bar]') ?? element;
  const before = button ?? bar.appendChild(document.createElement('span'));
  addTools(player, workspace, before, shipped);
  if (before.dataset.do === 'edit') before.remove();
  if (changed) workspace.update();
  if (button?.dataset.do === 'edit') workspace.focus();
  return workspace;
}

function addTools(player: Player, workspace: Workspace, before: HTMLElement, shipped: SampleFiles) {
  const reset = addButton(before, 'Reset', () => {
    if (!isSame(workspace.files, shipped) && !confirmTwice(reset, 'Discard your changes?')) return;
    keepFiles(player.element.dataset.player ?? '', undefined);
    workspace.replace(shipped);
  });
  addButton(before, 'Copy', (copy) => sayCopied(copy, workspace.files[workspace.active] ?? ''));
  addButton(before, 'Share', async (share) => {
    const { shareLink } = await import('@/lib/player/share-link');
    await sayCopied(share, shareLink(workspace.files));
  });
  startConsole(player, before);
}

/** Puts a text on the clipboard and says so on the button. */
export async function sayCopied(button: HTMLElement, text: string): Promise<void> {
  const label = button.textContent;
  await navigator.clipboard?.writeText(text).then(
    () => {
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = label;
      }, 1500);
    },
    () => {},
  );
}

function isSame(a: SampleFiles, b: SampleFiles): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
