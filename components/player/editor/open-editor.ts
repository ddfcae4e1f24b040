import { toIconElement } from '@/components/ui/icon-element';
import { Copy, RotateCcw, Share, Terminal } from '@/components/ui/icons';
import { copy } from '@/content/messages/common';
import {
  editorConsole,
  editorConsoleEmpty,
  editorConsoleLines,
  editorDiscard,
  editorReset,
  editorShare,
} from '@/content/messages/playground';
import type { ConsoleLevel, SampleFiles } from '@/lib/player/sample-protocol';
import { drawerOf, togglePanel } from '../player-drawer';
import { runOnPlatform } from '../run-on-platform';
import type { SamplePlayer } from '../sample-player';
import { confirmTwice, setLabel, showCopied, toButton } from './buttons';
import { hasSameFiles } from './same-files';
import { Workspace } from './workspace';

/**
 * Edited files, keyed by sample id. They survive client-side navigation, so edits are restored when the
 * reader returns to a page.
 */
const kept = new Map<string, SampleFiles>();

/** Lets the reader edit a sample, which then runs on the platform that its radio buttons choose. */
export async function editSample(player: SamplePlayer, button: HTMLElement): Promise<void> {
  await runOnPlatform(player, await startEditing(player, button));
}

/**
 * Shows an editor instead of a player's code, adds the editing tools, and restores earlier edits of the
 * sample. The Reset button replaces the Edit button that the reader clicked, and the editor gets the focus.
 */
export async function startEditing(player: SamplePlayer, edit?: HTMLElement): Promise<Workspace> {
  const { element, id } = player;
  const shipped = (await player.data).files;
  const changed = kept.get(id);
  const pane = element.querySelector<HTMLElement>('[data-code]') ?? element;
  const parent = document.createElement('div');
  parent.dataset.editor = '';
  // In the title bar of the code. On the landing page, the button is in the player's bar.
  const inTitle = edit?.parentElement === pane ? edit : null;
  pane.insertBefore(parent, inTitle);
  element.dataset.editing = '';
  const workspace = new Workspace(player, changed ?? shipped, parent, (files) =>
    keepFiles(id, workspace.isHeld || hasSameFiles(files, shipped) ? undefined : files),
  );
  player.editor = workspace;
  const bar = element.querySelector<HTMLElement>('[data-bar]') ?? element;
  const tools = toTools(player, workspace, shipped);
  const { reset, copyFile, openConsole, share } = tools;
  const first = bar.querySelector('[data-examples]') ?? bar.querySelector('[data-pane]');
  if (first) {
    addIcons(tools);
    first.after(reset, copyFile);
    bar.append(share);
    element.querySelector('[data-panels]')?.append(openConsole);
  } else bar.prepend(reset, copyFile, openConsole, share);
  inTitle?.before(reset);
  edit?.remove();
  if (changed) workspace.update();
  if (edit) workspace.focus();
  return workspace;
}

/** Returns the buttons that are added to a player together with the editor. */
function toTools(player: SamplePlayer, workspace: Workspace, shipped: SampleFiles) {
  const discard = (button: HTMLButtonElement) => {
    if (!hasSameFiles(workspace.files, shipped) && !confirmTwice(button, editorDiscard)) return;
    keepFiles(player.id, undefined);
    workspace.replace(shipped);
  };
  const shareFiles = (button: HTMLButtonElement) => {
    const shared = import('@/lib/player/share').then(({ shareLink }) =>
      showCopied(button, location.origin + shareLink(workspace.files)),
    );
    void player.notice.expect(shared);
  };
  const copyText = (button: HTMLButtonElement) =>
    showCopied(button, workspace.files[workspace.active] ?? '');
  const share = toButton(editorShare, shareFiles);
  share.dataset.share = '';
  return {
    reset: toButton(editorReset, discard),
    copyFile: toButton(copy, copyText),
    openConsole: addConsole(player),
    share,
  };
}

/** Adds the icons of the playground's tools. */
function addIcons({ reset, copyFile, openConsole, share }: ReturnType<typeof toTools>): void {
  reset.prepend(toIconElement(RotateCcw, 16));
  copyFile.prepend(toIconElement(Copy, 16));
  openConsole.prepend(toIconElement(Terminal, 16));
  share.prepend(toIconElement(Share, 16));
}

/** Adds a panel with the sample's console output. Returns the button that toggles the panel. */
function addConsole(player: SamplePlayer): HTMLElement {
  const panel = document.createElement('div');
  panel.dataset.panel = 'console';
  panel.role = 'log';
  panel.ariaLabel = editorConsole;
  panel.dataset.empty = editorConsoleEmpty;
  panel.tabIndex = 0;
  panel.hidden = true;
  drawerOf(player.element).append(panel);
  const button = toButton(editorConsole, (toggle) => togglePanel(panel, toggle));
  button.ariaExpanded = 'false';
  let run = 0;
  player.listen((message) => {
    if (message.type !== 'console') return;
    if (message.run !== run) panel.replaceChildren();
    run = message.run;
    panel.append(toLine(message.level, message.text));
    setLabel(button, editorConsoleLines(panel.childElementCount));
  });
  return button;
}

function toLine(level: ConsoleLevel, text: string): HTMLElement {
  const line = document.createElement('p');
  line.dataset.level = level;
  // Levels are also shown as text, because many readers cannot distinguish the colors.
  line.textContent = level === 'log' ? text : `${level}: ${text}`;
  return line;
}

/**
 * Saves a sample's edited files in memory, or discards them if `files` is undefined. While any sample has
 * edits, the browser asks for confirmation before the reader leaves the site or reloads the page.
 */
function keepFiles(sample: string, files: SampleFiles | undefined): void {
  if (files) kept.set(sample, files);
  else kept.delete(sample);
  window.removeEventListener('beforeunload', ask);
  if (kept.size > 0) window.addEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
