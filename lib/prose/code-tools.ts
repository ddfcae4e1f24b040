// Drawings of the icon library: wrap-text, copy and check.
const icon = (drawing: string) =>
  `<svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

const tools = `<button type="button" aria-label="Toggle word wrap" title="Toggle word wrap" aria-pressed="false" data-wrap-code hidden>${icon('<path d="m16 16-3 3 3 3M3 12h14.5a1 1 0 0 1 0 7H13M3 19h6M3 5h18"/>')}</button><button type="button" aria-label="Copy code to clipboard" title="Copy" data-copy-code>${icon('<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>')}${icon('<path d="M20 6 9 17l-5-5"/>')}</button>`;

/**
 * The buttons of a code block. Only a script makes them work, so only a script makes them: in the
 * HTML of every block they would weigh as much as a paragraph.
 */
export function codeTools(): HTMLElement {
  const box = document.createElement('div');
  box.dataset.tools = '';
  box.innerHTML = tools;
  return box;
}
