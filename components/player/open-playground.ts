import { playerFiles } from '@/.generated/player';
import { firstExample } from '@/.generated/playground';
import {
  playgroundAddFile,
  playgroundAddTheme,
  playgroundBadFileName,
  playgroundConfirmDelete,
  playgroundConfirmReplace,
  playgroundDeleteFile,
  playgroundFileName,
  playgroundFiles,
  playgroundYourTheme,
} from '@/content/messages/playground';
import { withBasePath } from '@/lib/browser/base-path';
import { followedLink } from '@/lib/browser/page-link';
import { readStored, writeStored } from '@/lib/browser/storage';
import { appThemeKey } from '@/lib/browser/storage-keys';
import type { SampleFiles } from '@/lib/player/sample-protocol';
import { isFileName, toSampleFiles, unpackFiles } from '@/lib/player/share';
import { hasAppFiles } from '@/lib/player/split-files';
import { addDiagnostics } from './class-diagnostics';
import { addDivider } from './divider';
import { toButton } from './editor/buttons';
import { startEditing } from './editor/open-editor';
import { hasSameFiles } from './editor/same-files';
import type { Workspace } from './editor/workspace';
import { isUntrusted } from './own-code';
import { PLATFORM_KEY } from './platform-script';
import { loadToolStyles } from './player-actions';
import { runOnPlatform } from './run-on-platform';
import { startTools } from './run-sample';
import { addRunStage } from './run-stage';
import { loadSample, type SampleOfPage, SamplePlayer } from './sample-player';

/**
 * Starts the playground with the files from the URL. Code from a shared link does not run until the reader
 * starts it.
 */
export async function startPlayground(page: SampleOfPage): Promise<void> {
  const { element, signal } = page;
  const first = await filesOfAddress();
  const program = { modules: {}, entry: '', css: '' };
  const source = Promise.resolve({ files: first.files, program, native: [] });
  const player = new SamplePlayer(page, source);
  player.isVisible = true;
  startTools(player);
  await loadToolStyles();
  const workspace = await startEditing(player);
  compileWithTheme(workspace);
  storeDevice(element, signal);
  await runOnPlatform(player, workspace);
  addFileTabs(player, workspace);
  followExamples(player, workspace);
  addDiagnostics(player);
  addRunStage(player, workspace);
  const panes = element.querySelector<HTMLElement>('[data-panes]');
  if (panes) addDivider(panes);
  if (first.isUntrusted) workspace.markUnread(first.files);
  if (hasSameFiles(workspace.files, first.files)) workspace.replace(first.files);
  // `startEditing` has restored the reader's earlier edits, and has compiled them without their theme and platform.
  else workspace.update();
  const follow = async () => {
    const { files, isUntrusted } = await filesOfAddress();
    if (isUntrusted) workspace.markUnread(files);
    workspace.replace(files);
  };
  window.addEventListener('hashchange', follow, { signal });
}

/** Initial files of a playground without examples. */
const empty = { 'App.tsx': 'export default function App() {\n  return null;\n}\n' };

interface FilesOfAddress {
  files: SampleFiles;
  /** Whether the files are untrusted, because anyone could have written them. */
  isUntrusted: boolean;
}

/**
 * Returns the files that the URL refers to: the code in a shared link or the files of a built sample.
 * Otherwise returns the first example, or `empty` if there are no examples.
 */
async function filesOfAddress(): Promise<FilesOfAddress> {
  const { hash } = location;
  const [, kind, value = ''] = /^#(code|file)=([\w.-]+)$/.exec(hash) ?? [];
  const code = kind === 'code' ? unpackFiles(value) : undefined;
  if (code) return { files: code, isUntrusted: isUntrusted(hash) };
  const shipped = kind === 'file' ? await shippedFiles(value) : undefined;
  return { files: shipped ?? firstExample ?? empty, isUntrusted: false };
}

function shippedFiles(name: string): Promise<SampleFiles | undefined> {
  return loadSample(withBasePath(playerFiles.folder) + name).then(
    ({ files }) => toSampleFiles(files),
    () => undefined,
  );
}

/** Checks the radio button of the platform that the reader has chosen before, and stores changes. */
function storeDevice(element: HTMLElement, signal: AbortSignal): void {
  const devices = element.querySelector('[data-devices]');
  for (const radio of devices?.querySelectorAll('input') ?? [])
    if (radio.value === readStored(PLATFORM_KEY)) radio.checked = true;
  const change = ({ target }: Event) =>
    target instanceof HTMLInputElement && writeStored(PLATFORM_KEY, target.value);
  devices?.addEventListener('change', change, { signal });
}

/** Makes a workspace compile its files with the theme of an app, if they have one. */
function compileWithTheme(workspace: Workspace): void {
  const { compile } = workspace;
  workspace.compile = async (files) => {
    if (!hasAppFiles(files)) {
      delete workspace.native;
      return compile(files);
    }
    const { compileApp } = await import('./compile-app');
    const { result, native } = await compileApp(files, compile);
    if (native) workspace.native = native;
    return result;
  };
}

/** Adds a list of the files above the editor, with buttons that open, add and delete files. */
function addFileTabs({ element, notice }: SamplePlayer, workspace: Workspace): void {
  const list = document.createElement('div');
  list.dataset.files = '';
  list.role = 'group';
  list.ariaLabel = playgroundFiles;
  element.querySelector('[data-code]')?.prepend(list);
  const draw = () => {
    const names = Object.keys(workspace.files);
    list.replaceChildren(
      ...names.map((name) => toTab(name, workspace, draw)),
      toButton(playgroundAddFile, () => addFile(workspace, draw)),
      ...(hasAppFiles(workspace.files)
        ? []
        : [
            toButton(
              readStored(appThemeKey) === null ? playgroundAddTheme : playgroundYourTheme,
              () => notice.expect(addTheme(workspace, draw)),
            ),
          ]),
      ...(workspace.active === workspace.entry
        ? []
        : [toButton(playgroundDeleteFile, () => deleteFile(workspace, draw))]),
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
  tab.ariaPressed = String(name === workspace.active);
  return tab;
}

/** Suggested name for a new file. */
const EXAMPLE = 'button.tsx';

function addFile(workspace: Workspace, draw: () => void): void {
  const name = window.prompt(playgroundFileName(EXAMPLE), EXAMPLE)?.trim();
  if (!name || name in workspace.files) return;
  if (!isFileName(name)) {
    window.alert(playgroundBadFileName);
    return;
  }
  workspace.add(name);
  draw();
}

/** Adds the files of the reader's theme, or of an example, and opens the last one. */
async function addTheme(workspace: Workspace, draw: () => void): Promise<void> {
  const { newAppFiles } = await import('./compile-app');
  for (const [name, text] of Object.entries(newAppFiles())) workspace.rewrite(name, text);
  draw();
  workspace.focus();
}

function deleteFile(workspace: Workspace, draw: () => void): void {
  if (!window.confirm(playgroundConfirmDelete(workspace.active))) return;
  workspace.delete(workspace.active);
  draw();
}

/**
 * Makes the links to the examples load their files without navigation. Asks for confirmation before an example
 * replaces edits.
 */
function followExamples(player: SamplePlayer, workspace: Workspace): void {
  const { element, signal, notice } = player;
  const load = async (name: string) => {
    const files = await shippedFiles(name);
    if (!files) throw new Error(name);
    workspace.replace(files);
  };
  const click = (event: MouseEvent) => {
    const link = followedLink(event);
    const name = link?.closest('[data-examples]') && /#file=([\w.-]+)$/.exec(link.hash)?.[1];
    if (!link || !name) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    if (workspace.isChanged && !window.confirm(playgroundConfirmReplace)) return;
    history.replaceState(history.state, '', link.hash);
    void notice.expect(load(name));
  };
  element.addEventListener('click', click, { signal, capture: true });
}
