/**
 * Custom elements for live samples and the playground. The offline copy does not include this file, because
 * it cannot run samples.
 */
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { SampleNotice } from './sample-notice';

/** Attributes of a live sample. */
interface SampleAttributes {
  /** URL of the file with the sample's `SampleData`. */
  sample: string;
  /** Whether the sample only works on native platforms, so the player does not run it. */
  'native-only'?: boolean;
  /**
   * Id of the element with check boxes and radio buttons for the classes in the sample's first `className`.
   */
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
 * Custom element of a live sample, which readers can run and edit. The first sample on a page loads the code
 * that runs it.
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

/** Playground: a live sample with the reader's own files. */
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
