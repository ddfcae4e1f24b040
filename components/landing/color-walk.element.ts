import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Element around the color chips of the demo. */
      'color-walk': ElementProps;
    }
  }
}

/** Custom element that shows the colors of the demo one after the other, until the reader does something. */
class ColorWalk extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./walk-colors').then(
      ({ walkColors }) => signal.aborted || walkColors(this, signal),
      // If the module fails to load, the colors stay as they are.
      () => {},
    );
  }
}

defineElement('color-walk', ColorWalk);
