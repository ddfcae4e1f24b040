import {
  playgroundForeign,
  playgroundForeignConfig,
  playgroundRun,
  playgroundShortcut,
} from '@/content/messages/playground';
import { CONFIG_FILE } from '@/lib/config/sample-file';
import { toButton } from './editor/buttons';
import type { Workspace } from './editor/workspace';

/**
 * Adds a layer over the result with a button that runs untrusted code, such as code from a shared link. The
 * layer is visible while that code is waiting to be run.
 */
export function addRunStage(result: HTMLElement, workspace: Workspace): void {
  const stage = document.createElement('div');
  const [reason, shortcut] = [document.createElement('p'), document.createElement('small')];
  reason.id = 'run-reason';
  shortcut.textContent = playgroundShortcut;
  const button = toButton(playgroundRun, () => workspace.runHeld());
  // The button disappears on click. If it was activated by keyboard, the focus moves to the editor. After a
  // tap it does not, because that would open the on-screen keyboard.
  button.addEventListener('click', ({ detail }) => detail === 0 && workspace.focus());
  button.setAttribute('aria-describedby', reason.id);
  button.setAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  stage.dataset.stage = '';
  stage.hidden = true;
  stage.append(reason, button, shortcut);
  result.append(stage);
  workspace.onHold = () => {
    stage.hidden = !workspace.isHeld;
    reason.textContent =
      CONFIG_FILE in workspace.files ? playgroundForeignConfig(CONFIG_FILE) : playgroundForeign;
  };
}
