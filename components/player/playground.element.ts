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
    void this.#start(this.innerHTML, signal);
  }

  async #start(shipped: string, signal: AbortSignal): Promise<void> {
    try {
      const { startPlayground } = await import('./open-playground');
      if (!signal.aborted) await startPlayground(this, signal);
    } catch (error) {
      if (!signal.aborted) this.#tell(String(error), () => this.#retry(shipped, signal));
    }
  }

  /** Begins again; what the failed attempt left behind goes. */
  #retry(shipped: string, signal: AbortSignal): void {
    this.innerHTML = shipped;
    void this.#start(shipped, signal);
  }

  #tell(problem: string, retry: () => void): void {
    const [notice, text, button] = ['div', 'p', 'button'].map((name) =>
      document.createElement(name),
    );
    if (!notice || !text || !button) return;
    notice.className = 'admonition';
    notice.dataset.type = 'danger';
    notice.role = 'alert';
    text.textContent = problem;
    button.textContent = 'Retry';
    button.addEventListener('click', () => {
      notice.remove();
      retry();
    });
    notice.append(text, button);
    this.before(notice);
  }
}

defineElement('sample-playground', SamplePlayground);
