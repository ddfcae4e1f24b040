import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { followPageTheme, pageTheme } from './page-theme';

/** API of the Expo Snack script on `window`. */
interface SnackScript {
  append(element: HTMLElement): void;
  remove(element: HTMLElement): void;
}

declare global {
  interface Window {
    ExpoSnack?: SnackScript;
  }
}

/**
 * Attributes that the Expo Snack script reads, and `data-height`, which is the element's height in pixels.
 */
interface SnackAttributes {
  'data-snack-name': string;
  'data-snack-files': string;
  'data-snack-dependencies': string;
  'data-snack-platform': string;
  'data-snack-preview': string;
  'data-snack-theme': string;
  'data-height': string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'snack-sample': ElementProps<SnackAttributes>;
    }
  }
}

/**
 * Sample that the Expo Snack script runs. The script fills the element once it has loaded, and again when the
 * theme changes or the tab that contains the sample is opened.
 */
class SnackSample extends ContentElement<SnackAttributes> {
  protected connect(signal: AbortSignal): void {
    const fill = () => this.#fill();
    const script = document.querySelector('script[data-snack-script]');
    script?.addEventListener('load', fill, { signal });
    fill();
    followPageTheme(fill, signal);
    const panel = this.closest('[role="tabpanel"]');
    const opened = new MutationObserver(fill);
    if (panel) opened.observe(panel, { attributeFilter: ['hidden'], childList: true });
    signal.addEventListener('abort', () => {
      opened.disconnect();
      window.ExpoSnack?.remove(this);
    });
  }

  /**
   * Lets the Expo Snack script replace the element's content, using the current theme. Does nothing before
   * the script has loaded.
   */
  #fill(): void {
    const script = window.ExpoSnack;
    if (!script) return;
    script.remove(this);
    this.dataset.snackTheme = pageTheme();
    this.style.height = `${this.attribute('data-height')}px`;
    script.append(this);
    const code = this.previousElementSibling;
    if (code instanceof HTMLElement) code.hidden = this.childElementCount > 0;
  }
}

defineElement('snack-sample', SnackSample);
