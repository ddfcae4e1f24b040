/**
 * What the custom elements of the content stand on. An element begins its work when the browser
 * connects it and ends it when it leaves the document: on the first load, after a client navigation
 * and in the offline copy alike.
 */

import type { Attributes, HTMLAttributes } from 'react';
import { whenRead } from '@/lib/browser/when-read';

/** What a component may write on a custom element: the attributes of all elements and its own. */
export type ElementProps<Own = object> = Attributes &
  Omit<HTMLAttributes<HTMLElement>, keyof Own> &
  Own;

// Server components import the attribute types that stand beside an element, where there is no DOM.
const Element: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** An element of the content; what it begins in `connect` ends with the signal. */
export abstract class ContentElement<Own = object> extends Element {
  #connection: AbortController | undefined;

  /** The value of one of its own attributes. */
  protected attribute(name: keyof Own & string): string | null {
    return this.getAttribute(name);
  }

  /** Begins the element's work; its children are in the document. The signal ends all of it. */
  protected abstract connect(signal: AbortSignal): void;

  connectedCallback(): void {
    const connection = new AbortController();
    this.#connection = connection;
    // While the parser reads a page, an element is connected before it has its children.
    whenRead(() => this.connect(connection.signal), connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}

/** Makes an element known to the browser; does nothing where there is none, or a second time. */
export function defineElement(name: string, element: new () => ContentElement): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, element);
}
