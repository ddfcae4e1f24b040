import { codeText } from '../code-text';
import { codeTools } from './code-tools';

const COPIED_FOR = 1000;

/** Gives the code blocks in `root` buttons to copy and wrap; call the result to stop. */
export function startCode(root: HTMLElement): () => void {
  const stop = new AbortController();
  root.addEventListener('click', onClick, { signal: stop.signal });
  const blocks = [...root.querySelectorAll<HTMLElement>('[data-copyable]')];
  for (const block of blocks) block.append(codeTools());
  // Also tells when a hidden tab panel becomes visible.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrap(target);
  });
  for (const pre of root.querySelectorAll('.code-block > pre')) sizes.observe(pre);
  return () => {
    stop.abort();
    sizes.disconnect();
    for (const block of blocks) block.querySelector('[data-tools]')?.remove();
  };
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const block = button?.closest<HTMLElement>('.code-block');
  if (!button || !block) return;
  if ('copyCode' in button.dataset) copy(block, button);
  if ('wrapCode' in button.dataset) {
    button.ariaPressed = String(block.toggleAttribute('data-wrap'));
  }
}

function copy(block: HTMLElement, button: HTMLButtonElement): void {
  const code = block.querySelector('code');
  if (!code) return;
  const say = (label: string, title: string, done: boolean) => {
    button.ariaLabel = label;
    button.title = title;
    button.toggleAttribute('data-copied', done);
  };
  navigator.clipboard?.writeText(codeText(code, block.dataset.language === 'diff')).then(
    () => {
      say('Copied', 'Copied', true);
      setTimeout(() => say('Copy code to clipboard', 'Copy', false), COPIED_FOR);
    },
    () => {},
  );
}

/** Wrapping is offered while a line is too long, or while it is on. */
function offerWrap(pre: Element): void {
  const block = pre.closest('.code-block');
  const button = block?.querySelector<HTMLButtonElement>('[data-wrap-code]');
  if (!block || !button) return;
  const isOn = block.hasAttribute('data-wrap');
  button.hidden = !isOn && pre.scrollWidth <= pre.clientWidth;
  button.ariaPressed = String(isOn);
}
