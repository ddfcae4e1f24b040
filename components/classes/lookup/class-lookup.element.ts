import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

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

const MISSING = 'The lookup could not be loaded. Press Enter to try again.';

/** The field that says for any class what it gives on each platform. */
class ClassLookup extends ContentElement<LookupAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./look-up').then(
      ({ startLookup }) =>
        signal.aborted || startLookup(this, this.attribute('version') ?? '', signal),
      // Enter sends the form to this page, which tries again and has what was typed.
      () => this.querySelector('output')?.replaceChildren(MISSING),
    );
  }
}

defineElement('class-lookup', ClassLookup);
