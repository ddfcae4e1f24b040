import { ContentElement, defineElement, type ElementProps } from '@/components/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sample-playground': ElementProps;
    }
  }
}

/** A live sample of the reader's own. What keeps its code from coming is told, with another try. */
class SamplePlayground extends ContentElement {
  protected connect(signal: AbortSignal): void {
    void this.#start(signal);
  }

  async #start(signal: AbortSignal): Promise<void> {
    try {
      const { startPlayground } = await import('./open-playground');
      if (!signal.aborted) await startPlayground(this, signal);
    } catch (error) {
      if (!signal.aborted) this.#tell(String(error));
    }
  }

  #tell(problem: string): void {
    const [notice, text, button] = ['div', 'p', 'button'].map((name) =>
      document.createElement(name),
    );
    if (!notice || !text || !button) return;
    notice.className = 'admonition';
    notice.dataset.type = 'danger';
    notice.role = 'alert';
    text.textContent = problem;
    button.textContent = 'Retry';
    // Browsers remember that a module failed until the page is loaded anew.
    button.addEventListener('click', () => location.reload());
    notice.append(text, button);
    this.before(notice);
  }
}

defineElement('sample-playground', SamplePlayground);
