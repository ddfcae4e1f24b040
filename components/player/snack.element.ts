import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { followPageTheme, pageTheme } from './page-theme';

/** What the script of Expo Snack leaves on the window. */
interface SnackScript {
  append(element: HTMLElement): void;
  remove(element: HTMLElement): void;
}

declare global {
  interface Window {
    ExpoSnack?: SnackScript;
  }
}

/** What the script of Expo Snack reads, by names of its own, and the height of the frame in pixels. */
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
 * A sample in the hands of the script of Expo Snack: at once or when that has loaded, again when the
 * theme changes, and when its tab panel opens.
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

  /** Gives the element one player in the theme of the page, in place of an earlier one. */
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
