import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'utility-index': ElementProps;
    }
  }
}

/** Custom element of the utility index, whose form filters the utilities by platform. */
class UtilityIndex extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./filter-utilities').then(
      ({ startUtilityFilter }) => signal.aborted || startUtilityFilter(this, signal),
      // If the module fails to load, the index stays unfiltered.
      () => {},
    );
  }
}

defineElement('utility-index', UtilityIndex);
