import { theme as settings } from '@/.generated/settings';
import { themeSwitch } from '@/content/messages/shell';
import { readStored, removeStored, storageKeys, writeStored } from '@/lib/browser/storage';
import { whenRead } from '@/lib/browser/when-read';
import { decideTheme, isTheme, shownTheme, themeOfQuery } from './decide-theme';

const SWITCH = '[data-theme-switch]';

/** The theme in the query, until the reader chooses one in this tab or another. */
let wanted: string | null = null;
/** The stored choice; `system` after a choice to follow it. */
let choice: string | null = null;

/**
 * Keeps `data-theme` of the html element right: after a click on a switch, a choice in another tab, and a change of
 * the system. The script in the head has set it for the first paint. Nothing else decides the theme, before React
 * starts and afterwards; next-themes is given the result.
 */
export function startTheme(): void {
  wanted = themeOfQuery();
  if (settings.hasSwitch) adopt(readStored(storageKeys.theme));
  else removeStored(storageKeys.theme);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => {
    // Browsers print in light colors, and report that as a change.
    if (!matchMedia('print').matches) show();
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKeys.theme) return;
    // The theme library believes every value, and stores a default in place of a deleted one.
    event.stopImmediatePropagation();
    if (!settings.hasSwitch || event.newValue === null) return;
    wanted = null;
    adopt(event.newValue);
    show();
  });
  if (!settings.hasSwitch) return;
  document.addEventListener('click', ({ target }) => {
    const isSwitch = target instanceof Element && target.closest(SWITCH);
    // The write is an event of the storage in this tab, too.
    if (isSwitch) writeStored(storageKeys.theme, shownTheme() === 'dark' ? 'light' : 'dark');
  });
  enableSwitches();
}

/** Takes a stored value over; one that is not a theme counts as light. */
function adopt(value: string | null): void {
  const isKnown = value === null || value === 'system' || isTheme(value);
  choice = isKnown ? value : 'light';
  if (!isKnown) writeStored(storageKeys.theme, 'light');
}

function show(): void {
  document.documentElement.dataset.theme = decideTheme(settings, wanted, choice);
  const label = themeSwitch(shownTheme() ?? '');
  for (const button of document.querySelectorAll<HTMLButtonElement>(SWITCH)) {
    button.title = label;
    button.ariaLabel = label;
  }
}

/** Enables the switches as soon as the parser has them: a long page is painted, and touched, before it is complete. */
function enableSwitches(): void {
  const enable = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(SWITCH))
      button.disabled = false;
  };
  enable();
  const observer = new MutationObserver(enable);
  observer.observe(document, { childList: true, subtree: true });
  whenRead(() => {
    observer.disconnect();
    enable();
    show();
  });
}
