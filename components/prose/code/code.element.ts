import { Check, Copy, createElement, type IconNode, WrapText } from 'lucide';
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { copied, copy } from '@/content/messages/common';
import { codeCopy, codeWrap } from '@/content/messages/prose';

interface ToolsAttributes {
  /** Long lines wrap: the author wants it, or the reader. */
  wrap?: boolean | undefined;
  /** The code was copied a moment ago. */
  copied?: boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-tools': ElementProps<ToolsAttributes>;
    }
  }
}

const COPIED_FOR = 1000;

/**
 * The buttons that copy and wrap the block of code around them. Only a script makes them work, so
 * only a script makes them: in the HTML of every block they would weigh as much as a paragraph.
 */
class CodeTools extends ContentElement<ToolsAttributes> {
  readonly #wrap = toButton(codeWrap, WrapText);
  readonly #copy = toButton(copy, Copy, Check);

  protected connect(signal: AbortSignal): void {
    const pre = this.parentElement?.querySelector('pre');
    if (!pre) return;
    this.#say(codeCopy, copy);
    this.#wrap.hidden = true;
    this.replaceChildren(this.#wrap, this.#copy);
    this.#copy.addEventListener('click', () => this.#copyCode(pre), { signal });
    const wrap = () => {
      this.toggleAttribute('wrap');
      this.#offerWrap(pre);
    };
    this.#wrap.addEventListener('click', wrap, { signal });
    // Also tells when a hidden tab panel becomes visible.
    const sizes = new ResizeObserver(() => this.#offerWrap(pre));
    sizes.observe(pre);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /** Wrapping is offered while a line is too long, or while it is on. */
  #offerWrap(pre: Element): void {
    const isOn = this.attribute('wrap') !== null;
    this.#wrap.hidden = !isOn && pre.scrollWidth <= pre.clientWidth;
    this.#wrap.ariaPressed = String(isOn);
  }

  #copyCode(pre: Element): void {
    navigator.clipboard?.writeText(codeText(pre)).then(
      () => {
        this.#say(copied, copied);
        setTimeout(() => this.#say(codeCopy, copy), COPIED_FOR);
      },
      () => {},
    );
  }

  #say(label: string, title: string): void {
    this.#copy.ariaLabel = label;
    this.#copy.title = title;
    this.toggleAttribute('copied', label === copied);
  }
}

/**
 * The code that a reader copies from a block: what is seen, without what is only said and, except in
 * a patch, without deleted lines; no line end at the end.
 */
function codeText(pre: Element): string {
  const copy = pre.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const dropped = pre.matches('.language-diff') ? '.sr-only' : '.sr-only, del';
  for (const part of copy.querySelectorAll(dropped)) part.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}

function toButton(label: string, ...icons: IconNode[]): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.title = label;
  const look = { 'aria-hidden': 'true', width: 18, height: 18, 'stroke-width': 1.5 };
  button.append(...icons.map((icon) => createElement(icon, look)));
  return button;
}

defineElement('code-tools', CodeTools);
