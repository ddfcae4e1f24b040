import type { Level } from '@/lib/player/protocol';
import type { Player } from '../sample-player';
import { addButton } from './buttons';

/** Adds a panel with what the sample logs, and a button that shows it. */
export function startConsole(player: Player, before: HTMLElement): void {
  const panel = document.createElement('div');
  panel.dataset.panel = 'console';
  panel.setAttribute('role', 'log');
  panel.setAttribute('aria-label', 'Console');
  panel.tabIndex = 0;
  panel.hidden = true;
  player.element.append(panel);
  const button = addButton(before, 'Console', () => {
    panel.hidden = !panel.hidden;
    button.setAttribute('aria-expanded', String(!panel.hidden));
  });
  button.setAttribute('aria-expanded', 'false');
  let run = 0;
  player.listen((message) => {
    if (message.type !== 'console') return;
    if (message.run !== run) panel.replaceChildren();
    run = message.run;
    panel.append(toLine(message.level, message.text));
    button.textContent = `Console (${panel.childElementCount})`;
  });
}

function toLine(level: Level, text: string): HTMLElement {
  const line = document.createElement('p');
  line.dataset.level = level;
  // Levels are words as well, since color alone says nothing to many.
  line.textContent = level === 'log' ? text : `${level}: ${text}`;
  return line;
}
