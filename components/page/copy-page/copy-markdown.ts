import { copied, copyFailed } from '@/content/messages/common';

const SAID_FOR = 2000;

/**
 * Enables the button, which copies the Markdown version of the page and shows the result in its label for two
 * seconds.
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
    copyText(fetchMarkdown()).then(
      () => say(copied),
      () => say(copyFailed),
    );
  };
  button.disabled = false;
  button.addEventListener('click', onClick, { signal });
}

/**
 * Fetches the Markdown version of the current page. The URL in the head is on the published site, so only its
 * path is used. This also works on copies of the site at another origin. Rejects when the request fails.
 */
export async function fetchMarkdown(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const answer = await fetch(new URL(link?.href ?? '').pathname);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/**
 * Copies text that is still being loaded. Safari allows writing to the clipboard only during the click, so
 * the clipboard receives a promise of the text.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
