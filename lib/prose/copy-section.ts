import { sectionAt } from '@/lib/markdown/section';
import { copyText, readTwin } from './copy-page';

const SAID_FOR = 2000;
// Drawings of the icon library: copy and check.
const icon = (drawing: string) =>
  `<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
const drawings = `${icon('<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>')}${icon('<path d="M20 6 9 17l-5-5"/>')}`;

/**
 * Gives the heading that the reader points at, or reaches by keyboard, a button that copies its
 * section of the page's Markdown twin; call the result to stop. One button serves all headings, so
 * that screen readers list these by their own words.
 */
export function startCopySection(root: HTMLElement): () => void {
  if (!document.querySelector('link[type="text/markdown"]')) return () => {};
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.copySection = '';
  button.innerHTML = drawings;
  const name = (text: string) => {
    button.ariaLabel = text;
    button.title = text;
  };
  const offer = ({ target }: Event) => {
    const heading = target instanceof Element ? target.closest(':is(h2, h3, h4, h5, h6)') : null;
    if (!heading?.querySelector('a[data-anchor]') || heading.contains(button)) return;
    button.removeAttribute('data-copied');
    name('Copy section as Markdown');
    heading.append(button);
  };
  const onClick = () => {
    const index = headingsOf(root).findIndex((heading) => heading.contains(button));
    // The first heading of the twin is the page's title.
    const section = readTwin().then((twin) => sectionAt(twin, index + 1));
    copyText(section).then(
      () => {
        button.dataset.copied = '';
        name('Copied');
        setTimeout(() => {
          button.removeAttribute('data-copied');
          name('Copy section as Markdown');
        }, SAID_FOR);
      },
      () => name('Could not copy'),
    );
  };
  root.addEventListener('pointerover', offer, options);
  root.addEventListener('focusin', offer, options);
  button.addEventListener('click', onClick, options);
  return () => {
    stop.abort();
    button.remove();
  };
}

/** The headings that the twin has too: those of the prose, footnotes excepted. */
function headingsOf(root: HTMLElement): Element[] {
  const all = root.querySelectorAll('.prose :is(h1, h2, h3, h4, h5, h6)');
  return [...all].filter((heading) => !heading.closest('[data-footnotes]'));
}
