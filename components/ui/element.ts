/**
 * Base class for the custom elements in the content. An element starts when the browser connects it and stops
 * when it is removed from the document. This works the same on the first load, after a client-side
 * navigation, and in the offline copy.
 */

import type { Attributes, HTMLAttributes } from 'react';
import { onDocumentParsed } from '@/lib/browser/document-parsed';

/** Props of a custom element: its own attributes and the standard attributes of HTML elements. */
export type ElementProps<Own = object> = Attributes &
  Omit<HTMLAttributes<HTMLElement>, keyof Own> &
  Own;

// Server components import the attribute types from the files of the elements, and the server has no DOM.
const Element: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/**
 * Base class for custom elements in the content. The signal passed to `connect` aborts when the element is
 * removed.
 */
export abstract class ContentElement<Own = object> extends Element {
  #connection: AbortController | undefined;

  /** Returns the value of one of the element's own attributes, or `null` if it is not set. */
  protected attribute(name: keyof Own & string): string | null {
    return this.getAttribute(name);
  }

  /**
   * Starts the element after its children have been parsed. The signal aborts when the element is removed.
   */
  protected abstract connect(signal: AbortSignal): void;

  connectedCallback(): void {
    const connection = new AbortController();
    this.#connection = connection;
    // While the parser reads a page, an element is connected before its children exist.
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
