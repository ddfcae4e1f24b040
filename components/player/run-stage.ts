import {
  playgroundForeign,
  playgroundForeignConfig,
  playgroundRun,
  playgroundShortcut,
} from '@/content/messages/playground';
import { CONFIG_FILE } from '@/lib/config/sample-file';
import { toButton } from './editor/buttons';
import type { Workspace } from './editor/workspace';
import type { SamplePlayer } from './sample-player';

/**
 * Adds a layer over the result with a button that runs untrusted code, such as code from a shared link. The
 * layer is visible while that code is waiting to be run. If the code has a Tailwind configuration, the editor
 * shows it first.
 */
export function addRunStage({ element, result }: SamplePlayer, workspace: Workspace): void {
  const stage = document.createElement('div');
  const [reason, shortcut] = [document.createElement('p'), document.createElement('small')];
  reason.id = 'run-reason';
  shortcut.textContent = playgroundShortcut;
  const button = toRunButton(workspace);
  button.setAttribute('aria-describedby', reason.id);
  button.setAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  stage.dataset.stage = '';
  stage.hidden = true;
  stage.append(reason, button, shortcut);
  result.append(stage);
  workspace.onHold = () => {
    const { isHeld, files } = workspace;
    const question = CONFIG_FILE in files ? playgroundForeignConfig(CONFIG_FILE) : '';
    stage.hidden = !isHeld;
    reason.textContent = question || playgroundForeign;
    const line = element.querySelector('[data-diagnostics]');
    line?.replaceChildren();
    if (!isHeld || !question) return;
    workspace.active = CONFIG_FILE;
    const pane = element.querySelector<HTMLInputElement>('[data-pane] [value="code"]');
    if (pane) pane.checked = true;
    // On narrow screens, the result is hidden while the code is visible.
    if (result.clientWidth === 0) line?.replaceChildren(`${question} `, toRunButton(workspace));
  };
}

/** Creates a button that runs the code and then disappears. */
function toRunButton(workspace: Workspace): HTMLButtonElement {
  const button = toButton(playgroundRun, () => workspace.runHeld());
  // If the button was activated by keyboard, the focus moves to the editor. After a tap it does not, because that
  // would open the on-screen keyboard.
  button.addEventListener('click', ({ detail }) => detail === 0 && workspace.focus());
  return button;
}
