import type { SampleData } from '@/lib/player/built-sample';
import type { NativeClass } from '@/lib/player/native-class';
import type { NativePlatform } from '@/lib/player/native-table';
import type { Program } from '@/lib/player/sample-protocol';
import { hasSameFiles } from './editor/same-files';
import type { Workspace } from './editor/workspace';
import { fixedPlatform, type SamplePlayer } from './sample-player';

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
    return toNative(choice ? chosen : fixedPlatform(element));
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

/** How a program imitates a platform: its classes, and the element that shows the result. */
interface Imitation {
  classes: readonly NativeClass[];
  /** Undefined for the web. */
  platform: NativePlatform | undefined;
  result: HTMLElement;
}

/** Returns a program with the styles of a native platform, or the same program for the web. */
async function imitate(
  program: Program,
  { classes, platform, result }: Imitation,
): Promise<Program> {
  if (!platform) return program;
  const { toImitatedCss } = await import('@/lib/player/platform-css');
  return belowCamera({ ...program, css: toImitatedCss(program.css, classes, platform) }, result);
}

/** Returns the program of a sample that always has the styles of the same platform. */
export async function programOn(
  platform: string,
  { program, native }: SampleData,
  result: HTMLElement,
): Promise<Program> {
  return imitate(program, { classes: native, platform: toNative(platform), result });
}

function toNative(value: string | null | undefined): NativePlatform | undefined {
  return value === 'ios' || value === 'android' ? value : undefined;
}

/** Adds CSS that leaves space for the camera of the phone. The background of the first element is also there. */
function belowCamera(program: Program, result: HTMLElement): Program {
  const covered = getComputedStyle(result).getPropertyValue('--covered');
  const space = `#root > * > * > * { border-block-start: ${covered} solid #0000 }`;
  return { ...program, css: program.css + space };
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
