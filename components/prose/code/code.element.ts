import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { toIconElement } from '@/components/ui/icon-element';
import { Check, Copy, type IconNode, WrapText } from '@/components/ui/icons';
import { copied, copy } from '@/content/messages/common';
import { codeCopy, codeWrap } from '@/content/messages/prose';

interface ToolsAttributes {
  /** Whether long lines wrap. The author or the reader sets this attribute. */
  wrap?: boolean | undefined;
  /** Whether the reader copied the code less than a second ago. */
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
 * Buttons that copy the surrounding code block and wrap its lines. A script creates them, because they do not
 * work without one and would add as much HTML to every block as a paragraph of text.
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
    // A ResizeObserver also fires when the reader opens the tab panel that contains the code.
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
 * Returns the code that the Copy button copies. It is the visible text without trailing newlines. Deleted
 * lines are omitted unless the block is a diff.
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
  button.append(...icons.map((icon) => toIconElement(icon, 18)));
  return button;
}

defineElement('code-tools', CodeTools);
