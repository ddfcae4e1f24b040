import { readInHead, removeInHead, writeInHead } from '@/components/shell/head-storage';
import { themeSwitch } from '@/content/messages/shell';
import { PAGE } from '@/lib/browser/page-events';
import { themeKey } from '@/lib/browser/storage-keys';

type Theme = 'light' | 'dark';

/** Theme settings from the site configuration. */
export interface ThemeSettings {
  defaultMode: Theme;
  respectSystem: boolean;
  /** Whether readers can change the theme. */
  hasSwitch: boolean;
}

// Filled in by `bundleHeadScript`.
declare const THEME: ThemeSettings;

const SWITCH = '[data-theme-switch]';
/** `data-` attributes of the `html` element. */
export const { dataset } = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme:dark)');

/**
 * Chosen theme. Initially, this is the theme in the query (such as `?theme=dark`) or else the stored theme.
 * Once the reader chooses a theme in any tab, it is the stored theme. The value may also be `system`, or
 * nullish if there is no choice.
 */
let choice: string | null | undefined;

/**
 * Keeps the `data-theme` attribute of the `html` element up to date: before the first paint, when the reader
 * clicks a theme switch or chooses a theme in another tab, and when the system theme changes. No other code
 * sets the theme. React only passes it to next-themes. Every page's head contains this script, so the switch
 * works even if no other script loads.
 */
export function startTheme(): void {
  const wanted = new URLSearchParams(location.search).get('theme');
  addEventListener('storage', (event) => {
    if (event.key !== themeKey) return;
    // next-themes trusts every stored value, and it stores a default when the value is deleted.
    event.stopImmediatePropagation();
    if (!THEME.hasSwitch || event.newValue == null) return;
    adopt(event.newValue);
    decide();
  });
  if (THEME.hasSwitch) adopt(readInHead(themeKey));
  else removeInHead(themeKey);
  if (isTheme(wanted)) choice = wanted;
  decide();
  systemIsDark.onchange = () => {
    // Browsers print in light colors and report that as a change of the system theme.
    if (!matchMedia('print').matches) decide();
  };
  if (!THEME.hasSwitch) return;
  addEventListener('click', ({ target }) => {
    // `writeInHead` also sends a storage event to this tab, whose listener applies the theme.
    if (target instanceof Element && target.closest(SWITCH))
      writeInHead(themeKey, dataset.theme === 'dark' ? 'light' : 'dark');
  });
  // A long page is visible and usable before the browser has parsed all of it.
  const observer = new MutationObserver(updateSwitches);
  observer.observe(document, { childList: true, subtree: true });
  // At these events, the browser has parsed the page or React has rendered another one.
  for (const event of ['DOMContentLoaded', PAGE])
    document.addEventListener(event, () => {
      updateSwitches();
      observer.disconnect();
    });
}

/** Uses a stored value as the chosen theme. An invalid value is overwritten with `light`. */
function adopt(value: string | null | undefined): void {
  if (value == null || value === 'system' || isTheme(value)) choice = value;
  else writeInHead(themeKey, 'light');
}

function decide(): void {
  const system = systemIsDark.matches ? 'dark' : 'light';
  const own = THEME.respectSystem ? system : THEME.defaultMode;
  dataset.theme = isTheme(choice) ? choice : own;
  updateSwitches();
}

/** Enables the theme switches and updates their labels with the current theme. */
function updateSwitches(): void {
  const label = themeSwitch(dataset.theme);
  for (const button of document.querySelectorAll<HTMLButtonElement>(SWITCH)) {
    button.disabled = false;
    button.title = button.ariaLabel = label;
  }
}

function isTheme(value: string | null | undefined): value is Theme {
  return value === 'light' || value === 'dark';
}
