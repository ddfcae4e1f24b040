import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { proseTable } from '@/content/messages/prose';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-prose': ElementProps;
      'wide-table': ElementProps;
    }
  }
}

/** Selector for the link of a heading to itself. No other link in a heading has an `aria-label`. */
const HEADING_LINK = ':is(h2, h3, h4, h5, h6) > a[aria-label]';

/**
 * Container of a page's text. Clicking a heading's link to itself copies its URL. `copy-section.ts` adds a
 * button that copies the section.
 */
class PageProse extends ContentElement {
  protected connect(signal: AbortSignal): void {
    if (!this.querySelector(HEADING_LINK)) return;
    const copyLink = ({ target }: Event) => {
      if (target instanceof HTMLAnchorElement && target.matches(HEADING_LINK))
        navigator.clipboard?.writeText(target.href).catch(() => {});
    };
    this.addEventListener('click', copyLink, { signal });
    import('./copy-section').then(
      ({ startCopySection }) => signal.aborted || startCopySection(this, HEADING_LINK, signal),
      // The text is usable without this module.
      () => {},
    );
  }
}

/**
 * Container of a table that scrolls horizontally. It is focusable only while the table is wider than the
 * container.
 */
class WideTable extends ContentElement {
  protected connect(signal: AbortSignal): void {
    const attributes = { tabindex: '0', role: 'group', 'aria-label': proseTable };
    const sizes = new ResizeObserver(() => {
      const scrolls = this.scrollWidth > this.clientWidth;
      for (const [name, value] of Object.entries(attributes)) {
        if (scrolls) this.setAttribute(name, value);
        else this.removeAttribute(name);
      }
    });
    // The width of the table changes with its font, too.
    for (const element of [this, ...this.children]) sizes.observe(element);
    signal.addEventListener('abort', () => sizes.disconnect());
  }
}

defineElement('page-prose', PageProse);
defineElement('wide-table', WideTable);
