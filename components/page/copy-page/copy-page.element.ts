import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'copy-page': ElementProps;
    }
  }
}

/** Button and links for a page's Markdown version. The script makes the button copy the Markdown. */
class CopyPage extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./copy-markdown').then(
      ({ startCopyPage }) => signal.aborted || startCopyPage(this, signal),
      // The links work without this module.
      () => {},
    );
  }
}

defineElement('copy-page', CopyPage);
