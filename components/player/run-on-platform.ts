import type { NativeClass } from '@/lib/player/native-class';
import type { NativePlatform } from '@/lib/player/native-table';
import type { Program } from '@/lib/player/sample-protocol';
import { hasSameFiles } from './editor/same-files';
import type { Workspace } from './editor/workspace';
import { belowCamera, imitate, toNative } from './imitate-platform';
import type { SamplePlayer } from './sample-player';

/**
 * Runs edited code with the styles of the platform that the reader has chosen. If native styles cannot be loaded, the
 * code runs with its web styles. Resolves when a sample has started.
 */
export async function runOnPlatform(player: SamplePlayer, workspace: Workspace): Promise<void> {
  const { element, data, signal } = player;
  const switches = element.querySelector('[data-switch]');
  const choice = switches ?? element.querySelector('[data-devices]');
  const radios = [...(choice?.querySelectorAll('input') ?? [])];
  const platform = (): NativePlatform | undefined => {
    const chosen = radios.find(({ checked }) => checked)?.value;
    return toNative(choice ? chosen : element.dataset.on);
  };
  const onPlatform = (program: Program, classes: readonly NativeClass[]) =>
    imitate(program, { classes, platform: platform(), result: player.result });
  const { compile } = workspace;
  workspace.compile = async (files) => {
    const result = await compile(files);
    if (!result.ok || !platform()) return result;
    const { native } = workspace;
    const editor = { classes: result.classes, ...(native && { native }) };
    const draw = async () => {
      const { nativeOf } = await import('./native-panel');
      const { classes } = await nativeOf({ data, editor });
      return { ...result, program: await onPlatform(result.program, classes) };
    };
    return draw().catch(() => ({ ...result, program: belowCamera(result.program, player.result) }));
  };
  choice?.addEventListener('change', () => void workspace.update(), { signal });
  // The reader has let NativeWind compute more classes.
  element.addEventListener('player:computed', () => void workspace.update(), { signal });
  if (!switches) return;
  leaveAll(element, radios);
  player.setRunning(true);
  const { files, program, native } = await data;
  if (!hasSameFiles(workspace.files, files)) void workspace.update();
  else if (platform()) player.run(await onPlatform(program, native));
}

/**
 * Shows iOS if all platforms are next to each other, because edited code runs on one at a time. This does not change
 * the reader's choice for other samples.
 */
function leaveAll(element: HTMLElement, radios: readonly HTMLInputElement[]): void {
  const all = radios.find(({ value }) => value === 'all');
  const [first] = radios;
  if (!all || !first) return;
  all.disabled = true;
  if (!all.checked) return;
  first.checked = true;
  element.querySelector('[data-platforms]')?.remove();
  element.dispatchEvent(new Event('player:platform'));
}
