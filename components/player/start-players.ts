import { wantFrame } from './frame-pool';
import { startTools } from './player-tools';
import { Player } from './sample-player';

/** A frame that nobody has seen for this long is given up. */
const UNSEEN = 20_000;

/** Runs the live samples in `root` while they are seen; call the result to stop. */
export function startPlayers(root: HTMLElement): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-player]')];
  const players = new Map(elements.map((element) => [element, new Player(element)]));
  const stop = new AbortController();
  const { signal } = stop;
  const eager = !savesData();
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const player = [...players.values()].find(({ result }) => result === target);
        if (player) follow(player, isIntersecting, eager);
      }
    },
    { rootMargin: '100px' },
  );
  for (const [element, player] of players) {
    if (element.dataset.static === undefined) {
      seen.observe(player.result);
      const touch = () => wantFrame(player);
      player.result.addEventListener('pointerenter', touch, { signal, passive: true });
    }
    startTools(player, signal);
    if (element.dataset.switches !== undefined) void startSwitches(player, signal);
  }
  return () => {
    stop.abort();
    seen.disconnect();
    for (const player of players.values()) player.remove();
  };
}

async function startSwitches(player: Player, signal: AbortSignal): Promise<void> {
  const { followSwitches } = await import('./class-switches');
  if (!signal.aborted) followSwitches(player, signal);
}

function follow(player: Player, isVisible: boolean, eager: boolean): void {
  player.isVisible = isVisible;
  if (isVisible && eager) wantFrame(player);
  if (isVisible) return;
  setTimeout(() => {
    if (!player.isVisible) player.release();
  }, UNSEEN);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection should carry nothing that was not asked for. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
