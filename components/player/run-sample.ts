import { playerFits } from '@/content/messages/player';
import { wantFrame } from './frame-pool';
import { Player, type SampleOfPage } from './sample-player';

/** A frame that nobody has seen for this long is given up. */
const UNSEEN = 20_000;

/** A live sample as its element hands it over. */
interface LiveSampleOfPage extends SampleOfPage {
  /** The id of the element with the check boxes that it follows. */
  switches: string | null;
  runs: boolean;
}

/** Brings a live sample to life: it runs while it is seen, and its tools work. */
export function startPlayer({ switches, runs, ...page }: LiveSampleOfPage): void {
  const player = new Player(page);
  if (runs) runWhileSeen(player);
  startTools(player);
  if (switches === null) return;
  const followed = import('./class-switches').then(({ followSwitches }) =>
    followSwitches(player, switches),
  );
  void player.notice.expect(followed);
}

/** Makes the tools of a player's bar work; what each does comes when it is first used. */
export function startTools(player: Player): void {
  const { element, signal } = player;
  const tools = element.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    '[data-do], [data-bar] [type=range]',
  );
  for (const tool of tools) {
    tool.disabled = false;
    if (tool.type === 'range') tool.ariaValueText = playerFits;
  }
  const act = (part: (actions: typeof import('./player-actions')) => unknown) =>
    player.notice.expect(import('./player-actions').then(part));
  const click = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[data-do]') : null;
    if (button) void act(({ doAction }) => doAction(player, button));
  };
  const slide = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    void act(({ followWidth }) => followWidth(player, target));
  };
  element.addEventListener('click', click, { signal });
  element.addEventListener('input', slide, { signal });
}

function runWhileSeen(player: Player): void {
  const { result, signal } = player;
  const isEager = !savesData();
  result.addEventListener('pointerenter', () => wantFrame(player), { signal, passive: true });
  // Without it a sample runs when the pointer reaches it.
  if (typeof IntersectionObserver === 'undefined') return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const seen = new IntersectionObserver(
    (entries) => {
      player.isVisible = entries.at(-1)?.isIntersecting ?? false;
      if (player.isVisible && isEager) wantFrame(player);
      clearTimeout(leaving);
      if (!player.isVisible) leaving = setTimeout(() => player.release(), UNSEEN);
    },
    { rootMargin: '100px' },
  );
  seen.observe(result);
  signal.addEventListener('abort', () => seen.disconnect());
}

/** Whether the reader's connection should carry nothing that was not asked for. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
