import { hasSameFiles } from './editor/same-files';
import type { Workspace } from './editor/workspace';
import { belowCamera, imitate, isNative } from './imitate-platform';
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
  /** Returns the platform that the reader has chosen, or that of a sample without a choice. */
  const platform = () =>
    choice ? radios.find(({ checked }) => checked)?.value : element.dataset.on;
  const { compile } = workspace;
  workspace.compile = async (files) => {
    const result = await compile(files);
    if (!result.ok || !isNative(platform())) return result;
    const { native } = workspace;
    const editor = { classes: result.classes, ...(native && { native }) };
    const draw = async () => {
      const { nativeOf } = await import('./native-panel');
      const { classes } = await nativeOf({ data, editor });
      return {
        ...result,
        program: await imitate(
          { program: result.program, native: classes },
          platform(),
          player.result,
        ),
      };
    };
    return draw().catch(() => ({ ...result, program: belowCamera(result.program, player.result) }));
  };
  choice?.addEventListener('change', () => void workspace.update(), { signal });
  // The reader has let NativeWind compute more classes.
  element.addEventListener('player:computed', () => void workspace.update(), { signal });
  if (!switches) return;
  leaveAll(element, radios);
  player.setRunning(true);
  const original = await data;
  if (!hasSameFiles(workspace.files, original.files)) void workspace.update();
  else if (isNative(platform())) player.run(await imitate(original, platform(), player.result));
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
