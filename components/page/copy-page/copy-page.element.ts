import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'copy-page': ElementProps;
    }
  }
}

/** The ways to a page's Markdown twin; its button copies it. */
class CopyPage extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./copy-twin').then(
      ({ startCopyPage }) => signal.aborted || startCopyPage(this, signal),
      // The links work without it.
      () => {},
    );
  }
}

defineElement('copy-page', CopyPage);
