/**
 * Custom elements of live samples. The offline copy does not include this file because it cannot run samples.
 */
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { SampleNotice } from './sample-notice';

/** Attributes that the component sets on a live sample. */
interface SampleAttributes {
  /** URL of the sample's `SampleData`. */
  sample: string;
  /** Whether the sample cannot run on the web. It then shows the reason and does not run. */
  'native-only'?: boolean;
  /** ID of the element with check boxes for the classes in the first class list of the sample. */
  switches?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-sample': ElementProps<SampleAttributes>;
      'sample-playground': ElementProps;
    }
  }
}

/**
 * Sample that runs while it is visible and that readers can edit. The code that runs samples is loaded by the
 * first sample on a page.
 */
class LiveSample extends ContentElement<SampleAttributes> {
  protected connect(signal: AbortSignal): void {
    const sample = this.attribute('sample') ?? '';
    const switches = this.attribute('switches');
    const runs = this.attribute('native-only') === null;
    const notice = new SampleNotice(this, signal);
    const started = import('./run-sample').then(({ startPlayer }) => {
      if (!signal.aborted) startPlayer({ element: this, signal, notice, sample, switches, runs });
    });
    void notice.expect(started);
  }
}

/** The playground: a live sample with the reader's own files. */
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

defineElement('live-sample', LiveSample);
defineElement('sample-playground', SamplePlayground);
