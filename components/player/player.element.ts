/** The elements of live samples. The offline copy, which cannot run any, leaves this file out. */
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { SampleNotice } from './sample-notice';

/** What a live sample is told by its component. */
interface SampleAttributes {
  /** URL of its `SampleData`. */
  sample: string;
  /** It says why it cannot run on the web, and does not run. */
  'native-only'?: boolean;
  /** The id of the element whose check boxes and its first class list follow each other. */
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

/** A sample that runs while it is seen, and that readers can change; its code comes with the first on a page. */
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

defineElement('live-sample', LiveSample);
defineElement('sample-playground', SamplePlayground);
