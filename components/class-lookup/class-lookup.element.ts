import { ContentElement, defineElement, type ElementProps } from '@/components/element';

interface LookupAttributes {
  version: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'class-lookup': ElementProps<LookupAttributes>;
    }
  }
}

/** The field that says for any class what it gives on each platform. */
class ClassLookup extends ContentElement<LookupAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./look-up').then(
      ({ startLookup }) =>
        signal.aborted || startLookup(this, this.attribute('version') ?? '', signal),
      // The page reads without it; the shell says when the connection is gone.
      () => {},
    );
  }
}

defineElement('class-lookup', ClassLookup);
