import { Check, Copy, createElement, type IconNode, WrapText } from 'lucide';
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { copied, copy } from '@/content/messages/common';
import { codeCopy, codeWrap } from '@/content/messages/prose';

interface ToolsAttributes {
  /** Whether long lines wrap. Set by the author or by the reader. */
  wrap?: boolean | undefined;
  /** Whether the code was copied within the last second. */
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
 * Buttons that copy the surrounding code block and wrap its lines. They are created by script because they do
 * not work without it. In the HTML of every block they would be as large as a paragraph of text.
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
    // A ResizeObserver also fires when a hidden tab panel becomes visible.
    const sizes = new ResizeObserver(() => this.#offerWrap(pre));
    sizes.observe(pre);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /** Shows the Wrap button while a line overflows or wrapping is on. */
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
 * Returns the code that the Copy button copies: the visible text, without text for screen readers and without
 * trailing newlines. Deleted lines are omitted unless the block is a diff.
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
