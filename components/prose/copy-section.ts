import { copyText, fetchMarkdown } from '@/components/page/copy-page/copy-markdown';
import { toIconElement } from '@/components/ui/icon-element';
import { Check, Copy } from '@/components/ui/icons';
import { copied, copyFailed } from '@/content/messages/common';
import { sectionCopy } from '@/content/messages/prose';
import { sectionAt } from '@/lib/site/twins/section';

const SAID_FOR = 2000;

/**
 * Adds a button to a heading when the reader hovers over or focuses it. The button copies that section of the
 * page's Markdown version. All headings share one button, so screen readers do not read its text in their
 * list of headings. Only headings that contain a link matching the selector `link` get the button.
 */
export function startCopySection(prose: HTMLElement, link: string, signal: AbortSignal): void {
  if (!document.querySelector('link[type="text/markdown"]')) return;
  const { button, say } = toButton();
  const offer = ({ target }: Event) => {
    const heading = target instanceof Element ? target.closest(':is(h2, h3, h4, h5, h6)') : null;
    if (!heading?.querySelector(link) || heading.contains(button)) return;
    say(sectionCopy);
    heading.append(button);
  };
  const onClick = () => {
    const index = headingsOf(prose).findIndex((heading) => heading.contains(button));
    // The first heading of the Markdown version is the page title.
    const section = fetchMarkdown().then((twin) => sectionAt(twin, index + 1));
    copyText(section).then(
      () => {
        say(copied);
        setTimeout(() => say(sectionCopy), SAID_FOR);
      },
      () => say(copyFailed),
    );
  };
  prose.addEventListener('pointerover', offer, { signal });
  prose.addEventListener('focusin', offer, { signal });
  button.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => button.remove());
}

function toButton(): { button: HTMLButtonElement; say: (text: string) => void } {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-section';
  const copy = toIconElement(Copy, 16);
  const check = toIconElement(Check, 16);
  const say = (text: string) => {
    button.ariaLabel = text;
    button.title = text;
    button.replaceChildren(text === copied ? check : copy);
  };
  return { button, say };
}

/**
 * Returns the headings that also appear in the page's Markdown version. These are all headings outside the
 * footnotes.
 */
function headingsOf(prose: HTMLElement): Element[] {
  const all = prose.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)');
  return [...all].filter((heading) => !heading.closest('[data-footnotes]'));
}
