import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { lookupMissing } from '@/content/messages/classes';

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

/** Custom element of the class lookup: a field that shows the styles of any class on each platform. */
class ClassLookup extends ContentElement<LookupAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./look-up').then(
      ({ startLookup }) =>
        signal.aborted || startLookup(this, this.attribute('version') ?? '', signal),
      // Enter submits the form to this page, which tries again with the same input.
      () => this.querySelector('output')?.replaceChildren(lookupMissing),
    );
  }
}

defineElement('class-lookup', ClassLookup);
