import type { Workspace } from './editor/workspace';

const NAME = /^[\w-]+\.tsx?$/;

/** Puts the files of a workspace above its editor: to open, to add and to delete. */
export function addFileTabs(element: HTMLElement, workspace: Workspace): void {
  const list = document.createElement('div');
  list.dataset.files = '';
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', 'Files');
  element.querySelector('[data-code]')?.prepend(list);
  const draw = () => {
    const names = Object.keys(workspace.files);
    list.replaceChildren(
      ...names.map((name) => toTab(name, workspace, draw)),
      toButton('Add file', () => addFile(workspace, draw)),
      ...(workspace.active === workspace.entry
        ? []
        : [toButton('Delete file', () => deleteFile(workspace, draw))]),
    );
  };
  workspace.onReplace = draw;
  draw();
}

function toTab(name: string, workspace: Workspace, draw: () => void): HTMLButtonElement {
  const tab = toButton(name, () => {
    workspace.open(name);
    draw();
    workspace.focus();
  });
  tab.setAttribute('aria-pressed', String(name === workspace.active));
  return tab;
}

function toButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}

function addFile(workspace: Workspace, draw: () => void): void {
  const name = window.prompt('File name, such as button.tsx', 'button.tsx')?.trim();
  if (!name || name in workspace.files) return;
  if (!NAME.test(name)) {
    window.alert('Use letters, digits and -, and end the name in .tsx or .ts.');
    return;
  }
  workspace.add(name);
  draw();
}

function deleteFile(workspace: Workspace, draw: () => void): void {
  if (!window.confirm(`Delete ${workspace.active}?`)) return;
  workspace.delete(workspace.active);
  draw();
}
