type Theme = 'light' | 'dark';

/** What the switch says of itself. */
export function themeLabel(theme: Theme): string {
  return `Switch between dark and light mode (currently ${theme} mode)`;
}

/** Makes every switch on the page show this theme and call `choose` with the other one. */
export function startThemeSwitches(theme: Theme, choose: (next: Theme) => void): () => void {
  const show = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')) {
      if (!button.disabled && button.title === themeLabel(theme)) continue;
      button.disabled = false;
      button.title = themeLabel(theme);
      button.setAttribute('aria-label', button.title);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-switch]')) return;
    choose(theme === 'dark' ? 'light' : 'dark');
  };
  show();
  document.addEventListener('click', onClick);
  document.addEventListener('shell:page', show);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('shell:page', show);
  };
}
