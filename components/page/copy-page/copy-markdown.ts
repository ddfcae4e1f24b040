import { copied, copyFailed } from '@/content/messages/common';

const SAID_FOR = 2000;

/**
 * Copies a Markdown file when the button is pressed: the file that the element links to, or the page's Markdown
 * version. The button's label then shows the result for two seconds.
 */
export function startCopyPage(element: HTMLElement, signal: AbortSignal): void {
  const button = element.querySelector('button');
  const label = button?.lastElementChild;
  if (!button || !label) return;
  const offer = label.textContent;
  const say = (text: string) => {
    label.textContent = text;
    setTimeout(() => {
      label.textContent = offer;
    }, SAID_FOR);
  };
  const onClick = () => {
    copyText(fetchMarkdown(element)).then(
      () => say(copied),
      () => say(copyFailed),
    );
  };
  button.disabled = false;
  button.addEventListener('click', onClick, { signal });
}

/**
 * Fetches the Markdown file that a link in `element` leads to, by default the current page's Markdown version.
 * The link in the head has a URL on the published site, but only its path is used, so this also works on copies of
 * the site at another origin. Rejects if the request fails or there is no such link.
 */
export async function fetchMarkdown(element?: HTMLElement): Promise<string> {
  const own = element?.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  const link = own ?? document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const answer = await fetch(new URL(link?.href ?? '').pathname);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/**
 * Copies text that may still be loading. Safari allows writing to the clipboard only during a click, so the
 * clipboard receives a promise.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
