import { ContentElement, defineElement, type ElementProps } from '@/components/element';
import { SampleNotice } from './sample-notice';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sample-playground': ElementProps;
    }
  }
}

/** A live sample of the reader's own. */
class SamplePlayground extends ContentElement {
  protected connect(signal: AbortSignal): void {
    const notice = new SampleNotice(this, signal);
    const page = { element: this, signal, notice, sample: 'playground' };
    const started = import('./open-playground').then(({ startPlayground }) =>
      signal.aborted ? undefined : startPlayground(page),
    );
    void notice.expect(started);
  }
}

defineElement('sample-playground', SamplePlayground);
