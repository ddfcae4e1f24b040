import { playerFiles } from '@/.generated/player';
import { product } from '@/.generated/product';
import { playerAsk, playerAskFailed, playerLoading, playerOn } from '@/content/messages/native';
import { playerNative } from '@/content/messages/player';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import type { NativeStyles } from '@/lib/player/native-class';
import { toNativeList, toNativeTable } from '@/lib/player/native-table';
import { toButton } from './editor/buttons';
import { libraryNamed } from './library-client';
import { drawerOf, togglePanel } from './player-drawer';
import type { SampleEditor, SamplePlayer } from './sample-player';

/** Classes in edited code that has been compiled. */
type CompiledCode = Pick<SampleEditor, 'classes' | 'native'>;

const library = () => libraryNamed(playerFiles.library);

/** Shows or hides the panel with native styles below a sample. `button` is the panel's toggle button. */
export async function toggleNativePanel(player: SamplePlayer, button: HTMLElement): Promise<void> {
  const { element } = player;
  const known = element.querySelector<HTMLElement>('[data-panel="native"]');
  const panel = known ?? addPanel(player, () => player.notice.expect(drawNative(player)));
  togglePanel(panel, button);
  if (panel.hidden) return;
  await drawNative(player);
}

/** Adds the panel, which is drawn again each time a run has been painted. */
function addPanel(player: SamplePlayer, redraw: () => void): HTMLElement {
  const { element, signal } = player;
  const panel = document.createElement('div');
  const host = document.createElement('div');
  host.dataset.table = '';
  panel.dataset.panel = 'native';
  panel.tabIndex = 0;
  panel.role = 'group';
  panel.hidden = true;
  panel.append(host);
  drawerOf(element).append(panel);
  element.addEventListener('player:platform', redraw, { signal });
  player.listen(({ type }) => type === 'painted' && redraw());
  return panel;
}

/**
 * Updates the panel of a player: a list for the chosen native platform, or a table of both platforms. The playground
 * has space for a table.
 */
async function drawNative(player: SamplePlayer): Promise<void> {
  const panel = player.element.querySelector<HTMLElement>('[data-panel="native"]');
  if (!panel || panel.hidden) return;
  const { classes, unknown } = await nativeOf(player);
  const radio = player.element.querySelector(':is([data-switch], [data-devices]) :checked');
  const chosen = radio?.getAttribute('value');
  const platform = chosen === 'ios' || chosen === 'android' ? chosen : undefined;
  const isWide = radio?.closest('[data-devices]');
  panel.ariaLabel = playerOn(platform ? PLATFORM_NAMES[platform] : playerNative);
  const host = panel.querySelector('[data-table]');
  if (host)
    host.innerHTML =
      platform && !isWide ? toNativeList(classes, platform) : toNativeTable(classes, platform);
  offer(player, panel, unknown);
}

/**
 * Adds a button that runs NativeWind in the browser to compute the classes in `unknown`. If NativeWind is
 * already loaded, computes them immediately and does not add a button.
 */
function offer(player: SamplePlayer, panel: HTMLElement, unknown: readonly string[]): void {
  panel.querySelector('[data-ask]')?.remove();
  if (unknown.length === 0) return;
  const redraw = () => drawNative(player);
  const computed = () => {
    player.element.dispatchEvent(new Event('player:computed'));
    return redraw();
  };
  const ignore = () => {};
  if (library().classes.size > 0) return void library().ask(unknown, ignore).then(redraw, ignore);
  const box = document.createElement('p');
  box.dataset.ask = '';
  box.role = 'status';
  const button = toButton(playerAsk(product, library().size), () => {
    library()
      .ask(unknown, (progress) => {
        box.textContent = playerLoading(progress);
      })
      .then(computed, ({ message }: Error) => {
        box.replaceChildren(`${playerAskFailed(message)} `, button);
      });
  });
  box.append(button);
  panel.append(box);
}

/**
 * Returns the native styles of a sample's classes. Those of the original sample were computed at build time.
 * Classes that the reader has added are looked up in the class data and in NativeWind's results so far. With the
 * theme of an app, NativeWind computes all classes.
 */
export async function nativeOf({
  data,
  editor,
}: Pick<SamplePlayer, 'data'> & { editor?: CompiledCode | undefined }): Promise<NativeStyles> {
  if (editor?.native) return editor.native;
  const shipped = (await data).native;
  if (!editor || editor.classes.length === 0) return { classes: shipped, unknown: [] };
  const [{ toNativeClasses, unknownBases }, { loadClasses }] = await Promise.all([
    import('@/lib/player/native-class'),
    import('./completed-classes'),
  ]);
  const computed = new Map(shipped.map((item) => [item.name, item]));
  const rest = editor.classes.filter((name) => !computed.has(name));
  const { classes, facts } = await loadClasses();
  const known = new Map([
    ...classes.map((item) => [item.name, item] as const),
    ...library().classes,
  ]);
  const items = new Map(toNativeClasses(rest, known, facts).map((item) => [item.name, item]));
  return {
    classes: editor.classes.flatMap((name) => computed.get(name) ?? items.get(name) ?? []),
    unknown: unknownBases(rest, known),
  };
}
