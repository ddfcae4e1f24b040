import { close, search } from '@/content/messages/common';
import {
  shortcutsClose,
  shortcutsNext,
  shortcutsPrevious,
  shortcutsShow,
  shortcutsTitle,
} from '@/content/messages/shell';
import styles from './shortcuts-dialog.module.css';

const shortcuts: [keys: string, what: string][] = [
  ['Ctrl K', search],
  ['/', search],
  ['←', shortcutsPrevious],
  ['→', shortcutsNext],
  ['?', shortcutsShow],
  ['Esc', shortcutsClose],
];

/** Opens a dialog that lists the keyboard shortcuts. Does nothing if the dialog is already open. */
export function showShortcuts(): void {
  if (document.querySelector('[data-shortcuts]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.dataset.shortcuts = '';
  dialog.setAttribute('aria-labelledby', 'shortcuts-title');
  const button = element('button', close);
  button.addEventListener('click', () => dialog.close());
  const title = element('h2', shortcutsTitle);
  title.id = 'shortcuts-title';
  const list = document.createElement('dl');
  for (const [keys, what] of shortcuts) {
    const term = document.createElement('dt');
    term.append(element('kbd', keys));
    list.append(term, element('dd', what));
  }
  dialog.append(title, list, button);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
