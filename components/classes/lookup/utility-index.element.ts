import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'utility-index': ElementProps;
    }
  }
}

/** Index of all utilities with a form that filters it by platform. */
class UtilityIndex extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./filter-utilities').then(
      ({ startUtilityFilter }) => signal.aborted || startUtilityFilter(this, signal),
      // Without this module, the full index is shown.
      () => {},
    );
  }
}

defineElement('utility-index', UtilityIndex);
