import type { NativeClass } from './native';
import { toNativeTable } from './native-table';
import type { Player } from './player';

/** Shows what native makes of the sample's classes below it, or hides it again. */
export async function toggleNativePanel(player: Player, button: HTMLElement): Promise<void> {
  const { element } = player;
  const known = element.querySelector<HTMLElement>('[data-panel="native"]');
  const panel = known ?? addPanel(element);
  panel.hidden = !panel.hidden;
  button.setAttribute('aria-expanded', String(!panel.hidden));
  if (panel.hidden) return;
  if (!known) player.listen((message) => message.type === 'painted' && draw(player, panel));
  await draw(player, panel);
}

function addPanel(element: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.dataset.panel = 'native';
  panel.tabIndex = 0;
  panel.setAttribute('role', 'group');
  panel.setAttribute('aria-label', 'On iOS and Android');
  panel.hidden = true;
  element.append(panel);
  return panel;
}

async function draw(player: Player, panel: HTMLElement): Promise<void> {
  if (panel.hidden) return;
  panel.innerHTML = toNativeTable(await nativeOf(player));
}

/** Shipped samples were computed by the library; edited ones are looked up in the class data. */
async function nativeOf({ data, workspace }: Player): Promise<NativeClass[]> {
  const shipped = (await data).native;
  if (!workspace || workspace.classes.length === 0) return shipped;
  const [{ toNativeClasses }, { loadClasses }] = await Promise.all([
    import('./native-class'),
    import('./edit/class-data'),
  ]);
  const known = await loadClasses();
  const computed = new Map(shipped.map((item) => [item.name, item]));
  const items = toNativeClasses(workspace.classes, known);
  return items.map((item) => computed.get(item.name) ?? item);
}
