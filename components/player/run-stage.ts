import {
  playgroundForeign,
  playgroundRun,
  playgroundShortcut,
} from '@/content/messages/playground';
import { toButton } from './editor/buttons';
import type { Workspace } from './editor/workspace';

/** Shows in place of the result that the code of a link waits, with a button that runs it. */
export function addRunStage(result: HTMLElement, workspace: Workspace): void {
  const stage = document.createElement('div');
  const [reason, shortcut] = [document.createElement('p'), document.createElement('small')];
  reason.id = 'run-reason';
  reason.textContent = playgroundForeign;
  shortcut.textContent = playgroundShortcut;
  const button = toButton(playgroundRun, () => workspace.runHeld());
  // The button goes with the stage. A tap must not open the keyboard of a phone.
  button.addEventListener('click', ({ detail }) => detail === 0 && workspace.focus());
  button.setAttribute('aria-describedby', reason.id);
  button.setAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  stage.dataset.stage = '';
  stage.hidden = true;
  stage.append(reason, button, shortcut);
  result.append(stage);
  workspace.onHold = (isHeld) => {
    stage.hidden = !isHeld;
  };
}
