import { themeButton, themeButtonOn, themePanelMissing } from '@/content/messages/app-theme';
import { subscribeStored } from '@/lib/browser/storage';
import { appThemeKey } from '@/lib/browser/storage-keys';
import { readOwnTheme, themePanelHash } from './app-theme';
import type { PanelEvents } from './theme-panel';

interface ButtonEvents extends PanelEvents {
  /** Called when the theme has changed, in this tab or in another one. */
  onChange(): void;
  signal: AbortSignal;
}

/**
 * Makes the button of a lookup open and close the panel for the reader's theme, and enables it. The panel's code is
 * loaded when it is first opened. `data-own-theme` of the button has the class of the panel's styles.
 */
export function startThemeButton(
  button: HTMLButtonElement,
  { tryTheme, onChange, signal }: ButtonEvents,
): void {
  let panel: HTMLElement | undefined;
  let opening: Promise<void> | undefined;
  const showState = () => {
    const isOn = readOwnTheme() !== undefined;
    button.textContent = isOn ? themeButtonOn : themeButton;
    button.toggleAttribute('data-on', isOn);
  };
  const show = (isOpen: boolean) => {
    if (panel) panel.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
  };
  const open = async () => {
    const { toThemePanel } = await import('./theme-panel');
    panel = toThemePanel(button.dataset.ownTheme ?? '', { tryTheme });
    button.parentElement?.after(panel);
    show(true);
    panel.querySelector('textarea')?.focus();
  };
  const press = () => {
    if (panel) return show(panel.hidden === true);
    if (opening) return;
    opening = open().catch(() => {
      button.textContent = themePanelMissing;
      opening = undefined;
    });
  };
  button.addEventListener('click', press, { signal });
  button.disabled = false;
  const unsubscribe = subscribeStored(appThemeKey, () => {
    showState();
    onChange();
  });
  signal.addEventListener('abort', unsubscribe);
  showState();
  show(false);
  // Links in class tables lead to the panel.
  if (location.hash === themePanelHash) press();
}
