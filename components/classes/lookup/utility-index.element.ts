import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'utility-index': ElementProps;
    }
  }
}

/** The index of all utilities, of which a form shows those of some platforms. */
class UtilityIndex extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./filter-utilities').then(
      ({ startUtilityFilter }) => signal.aborted || startUtilityFilter(this, signal),
      // The whole index stays.
      () => {},
    );
  }
}

defineElement('utility-index', UtilityIndex);
