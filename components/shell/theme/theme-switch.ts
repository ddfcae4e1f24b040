import { readInHead, removeInHead, writeInHead } from '@/components/shell/head-storage';
import { themeSwitch } from '@/content/messages/shell';
import { PAGE } from '@/lib/browser/page-events';
import { themeKey } from '@/lib/browser/storage-keys';

type Theme = 'light' | 'dark';

/** Settings of the theme. */
export interface ThemeSettings {
  defaultMode: Theme;
  respectSystem: boolean;
  /** Without a switch readers cannot change the theme. */
  hasSwitch: boolean;
}

// `bundleHeadScript` fills them in.
declare const THEME: ThemeSettings;

const SWITCH = '[data-theme-switch]';
export const { dataset } = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme:dark)');

/** The theme in the query, until the reader chooses one in this tab or another; then that, or `system`. */
let choice: string | null | undefined;

/**
 * Keeps `data-theme` of the html element right: before the first paint, after a click on a switch, a choice in
 * another tab, and a change of the system. Nothing else decides the theme; React gives the result to next-themes.
 * It is in the head of every page, so the switch works even when no other script arrives.
 */
export function startTheme(): void {
  const wanted = new URLSearchParams(location.search).get('theme');
  addEventListener('storage', (event) => {
    if (event.key !== themeKey) return;
    // next-themes trusts every value, and stores a default when one is deleted.
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
    // Browsers print in light colors, and report that as a change.
    if (!matchMedia('print').matches) decide();
  };
  if (!THEME.hasSwitch) return;
  addEventListener('click', ({ target }) => {
    // The write is a storage event in this tab, too.
    if (target instanceof Element && target.closest(SWITCH))
      writeInHead(themeKey, dataset.theme === 'dark' ? 'light' : 'dark');
  });
  // A long page is painted, and touched, before the parser has all of it.
  const observer = new MutationObserver(updateSwitches);
  observer.observe(document, { childList: true, subtree: true });
  // The parser has all of the page, or React has shown another one.
  for (const event of ['DOMContentLoaded', PAGE])
    document.addEventListener(event, () => {
      updateSwitches();
      observer.disconnect();
    });
}

/** Takes a stored value over; one that is not a theme is replaced by `light`. */
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

/** Enables the switches, and names the theme in their labels. */
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
