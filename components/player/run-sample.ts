import { playerFits } from '@/content/messages/player';
import { followPlatform } from './follow-platform';
import { type SampleOfPage, SamplePlayer } from './sample-player';

/** Time in milliseconds until the iframe of a sample that has left the viewport is removed. */
const UNSEEN = 20_000;

/**
 * Live sample on the page, with the settings from its element's attributes. `runs` is false for samples that
 * only work on native platforms.
 */
interface LiveSampleOfPage extends SampleOfPage {
  /**
   * Id of the element with the check boxes and radio buttons that the sample is synchronized with, or `null`.
   */
  switches: string | null;
  runs: boolean;
}

/** Starts a live sample: runs it while it is visible, and enables its tools. */
export function startPlayer({ switches, runs, ...page }: LiveSampleOfPage): void {
  const player = new SamplePlayer(page);
  if (runs) runWhileSeen(player);
  followPlatform(player);
  startTools(player);
  if (switches === null) return;
  const followed = import('./class-switches').then(({ followSwitches }) =>
    followSwitches(player, switches),
  );
  void player.notice.expect(followed);
}

/** Enables the tools in a player's bar. Their code is loaded when one of them is first used. */
export function startTools(player: SamplePlayer): void {
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

function runWhileSeen(player: SamplePlayer): void {
  const { result, signal } = player;
  const isEager = !savesData();
  result.addEventListener('pointerenter', () => player.wantRun(), { signal, passive: true });
  // Without `IntersectionObserver`, a sample runs only after the pointer has reached it.
  if (typeof IntersectionObserver === 'undefined') return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const seen = new IntersectionObserver(
    (entries) => {
      player.isVisible = entries.at(-1)?.isIntersecting ?? false;
      if (player.isVisible && isEager) player.wantRun();
      clearTimeout(leaving);
      if (!player.isVisible) leaving = setTimeout(() => player.release(), UNSEEN);
    },
    { rootMargin: '100px' },
  );
  seen.observe(result);
  signal.addEventListener('abort', () => seen.disconnect());
}

/**
 * Whether the connection is slow (2G) or data saving is enabled. If so, samples do not run until the pointer
 * reaches them.
 */
function savesData(): boolean {
  const { connection = {} } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}
