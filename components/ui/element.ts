/**
 * Base class for custom elements in the page content. An element starts when it is added to the document and
 * stops when it is removed. This works the same on the first load, after a client-side navigation, and in the
 * offline copy.
 */

import type { Attributes, HTMLAttributes } from 'react';
import { onDocumentParsed } from '@/lib/browser/document-parsed';

/** Props of a custom element: its own attributes and the standard attributes of HTML elements. */
export type ElementProps<Own = object> = Attributes &
  Omit<HTMLAttributes<HTMLElement>, keyof Own> &
  Own;

// The server has no DOM, but server components import attribute types from the files that define elements.
const Element: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Base class for custom elements in the page content. `Own` lists the element's attributes. */
export abstract class ContentElement<Own = object> extends Element {
  #connection: AbortController | undefined;

  /** Returns the value of one of the element's attributes, or `null` if it is not set. */
  protected attribute(name: keyof Own & string): string | null {
    return this.getAttribute(name);
  }

  /**
   * Starts the element. It is called after the element's children have been parsed. The signal aborts when
   * the element is removed.
   */
  protected abstract connect(signal: AbortSignal): void;

  connectedCallback(): void {
    const connection = new AbortController();
    this.#connection = connection;
    // During parsing, the browser connects an element before its children exist.
    onDocumentParsed(() => this.connect(connection.signal), connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}

/**
 * Registers a custom element with the browser. Does nothing on the server or if the name is already
 * registered.
 */
export function defineElement(name: string, element: new () => ContentElement): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, element);
}
