import { copied, copyFailed } from '@/content/messages/common';

const SAID_FOR = 2000;

/** Makes the button copy the page's Markdown twin, and say in its label that it did. */
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
    copyText(readTwin()).then(
      () => say(copied),
      () => say(copyFailed),
    );
  };
  button.disabled = false;
  button.addEventListener('click', onClick, { signal });
}

/** The page's Markdown twin. The head names it at the site's own address; this copy of the site may have another. */
export async function readTwin(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const answer = await fetch(new URL(link?.href ?? '').pathname);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

/** Copies a text that is still on its way. Safari lets a page write to the clipboard only at once, so it gets a promise of the text. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
