import { playerFiles } from '@/.generated/player';
import { examples } from '@/lib/player/examples';
import type { SampleFiles } from '@/lib/player/protocol';
import { unpackFiles } from '@/lib/player/share';
import { withBasePath } from '@/lib/shell/base-path';
import { startEditing } from './editor/open-editor';
import { addExamples } from './example-choice';
import { addFileTabs } from './file-tabs';
import { startTools } from './player-tools';
import { loadSample } from './sample-data';
import { Player } from './sample-player';
import { loadToolStyles } from './tool-styles';

/** Starts the playground in `root` with the files that the address names; call the result to stop. */
export async function startPlayground(root: HTMLElement): Promise<() => void> {
  const element = root.querySelector<HTMLElement>('[data-player]');
  if (!element) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const player = new Player(element, toData(await filesOfAddress()));
  player.isVisible = true;
  startTools(player, signal);
  await loadToolStyles();
  const workspace = await startEditing(
    player,
    element.querySelector<HTMLElement>('[data-do]') ?? undefined,
  );
  addFileTabs(element, workspace);
  addExamples(element, workspace);
  workspace.update();
  window.addEventListener('hashchange', async () => workspace.replace(await filesOfAddress()), {
    signal,
  });
  return () => {
    stop.abort();
    player.remove();
  };
}

function toData(files: SampleFiles) {
  const program = { modules: {}, entry: '', css: '' };
  return Promise.resolve({ files, program, native: [] });
}

/** The shared code or shipped sample that the address names, or the first example. */
async function filesOfAddress(): Promise<SampleFiles> {
  const [, kind, value = ''] = /^#(code|file)=([\w.-]+)$/.exec(location.hash) ?? [];
  const fallback = Object.values(examples)[0] ?? {};
  if (kind === 'code') return unpackFiles(value) ?? fallback;
  if (kind !== 'file') return fallback;
  const url = withBasePath(playerFiles.folder) + value;
  return loadSample(url).then(
    ({ files }) => files,
    () => fallback,
  );
}
