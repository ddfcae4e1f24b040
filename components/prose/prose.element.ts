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

/** The link of a heading to itself; no other link of a heading has a label. */
const HEADING_LINK = ':is(h2, h3, h4, h5, h6) > a[aria-label]';

/** Running text: the links of headings to themselves copy their address, and headings offer their section. */
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
      // The text reads without it.
      () => {},
    );
  }
}

/** A table that scrolls in itself. It is a stop for the keyboard only while there is something to scroll to. */
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
    sizes.observe(this);
    signal.addEventListener('abort', () => sizes.disconnect());
  }
}

defineElement('page-prose', PageProse);
defineElement('wide-table', WideTable);
