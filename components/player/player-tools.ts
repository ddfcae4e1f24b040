import type { Player } from './sample-player';

/** Makes the tools of a player's bar work; what each does comes when it is first used. */
export function startTools(player: Player, signal: AbortSignal): void {
  const { element } = player;
  const tools = element.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    '[data-do], [data-bar] [type=range]',
  );
  for (const tool of tools) {
    tool.disabled = false;
    if (tool.type === 'range') tool.ariaValueText = 'fits';
  }
  element.addEventListener('click', (event) => void act(event, player), { signal });
  element.addEventListener('input', (event) => void slide(event, player), { signal });
}

async function act({ target }: Event, player: Player): Promise<void> {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-do]') : null;
  if (!button) return;
  const { doAction } = await import('./player-actions');
  await doAction(player, button);
}

async function slide({ target }: Event, player: Player): Promise<void> {
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const { followWidth } = await import('./sample-width');
  followWidth(player, target);
}
