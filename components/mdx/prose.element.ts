import { ContentElement, defineElement, type ElementProps } from '@/components/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-prose': ElementProps;
      'wide-table': ElementProps;
    }
  }
}

/** Running text: the links of headings to themselves copy their address, and headings offer their section. */
class PageProse extends ContentElement {
  protected connect(signal: AbortSignal): void {
    if (!this.querySelector('.anchor')) return;
    const copyLink = ({ target }: Event) => {
      if (target instanceof HTMLAnchorElement && target.matches('.anchor'))
        navigator.clipboard?.writeText(target.href).catch(() => {});
    };
    this.addEventListener('click', copyLink, { signal });
    import('./copy-section').then(
      ({ startCopySection }) => signal.aborted || startCopySection(this, signal),
      // The text reads without it.
      () => {},
    );
  }
}

/** A table that scrolls in itself. It is a stop for the keyboard only while there is something to scroll to. */
class WideTable extends ContentElement {
  protected connect(signal: AbortSignal): void {
    const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Table' };
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
