import type { NativeClass } from '@/lib/player/native-class';
import type { NativePlatform } from '@/lib/player/native-table';
import type { Program } from '@/lib/player/sample-protocol';
import { hasSameFiles } from './editor/same-files';
import type { Workspace } from './editor/workspace';
import type { SamplePlayer } from './sample-player';

/**
 * Space that the camera of a phone covers above a sample, as in player-view.module.css. In the playground, the result
 * begins below the camera.
 */
const BELOW_CAMERA = '#root > * > * > * { border-block-start: 36px solid #0000 }';

/**
 * Runs edited code on the platform that the reader has chosen: on iOS and Android with the native styles of its
 * classes. If they cannot be loaded, the code runs with its web styles. Resolves when the original code of a sample
 * runs with them.
 */
export async function followDevice(player: SamplePlayer, workspace: Workspace): Promise<void> {
  const { element, data, signal } = player;
  const switches = element.querySelector('[data-switch]');
  const choice = switches ?? element.querySelector('[data-devices]');
  const radios = [...(choice?.querySelectorAll('input') ?? [])];
  const find = (name: string) => radios.find(({ value }) => value === name);
  const platform = (): NativePlatform | undefined => {
    const value = radios.find(({ checked }) => checked)?.value;
    return value === 'ios' || value === 'android' ? value : undefined;
  };
  const onPlatform = async (
    program: Program,
    classes: readonly NativeClass[],
  ): Promise<Program> => {
    const on = platform();
    if (!on) return program;
    const { toPlatformCss } = await import('@/lib/player/platform-css');
    const css = toPlatformCss(program.css, classes, on);
    return { ...program, css: switches ? css + BELOW_CAMERA : css };
  };
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
    return draw().catch(() => result);
  };
  choice?.addEventListener('change', () => void workspace.update(), { signal });
  // The reader has let NativeWind compute more classes.
  element.addEventListener('player:computed', () => void workspace.update(), { signal });
  if (!switches) return;
  const all = find('all');
  if (all?.checked) find('ios')?.click();
  if (all) all.disabled = true;
  player.setRunning(true);
  const { files, program, native } = await data;
  if (!hasSameFiles(workspace.files, files)) void workspace.update();
  else if (platform()) player.run(await onPlatform(program, native));
}
