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

/** Custom element of the class lookup. Its code loads when the element is added to the page. */
class ClassLookup extends ContentElement<LookupAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./look-up').then(
      ({ startLookup }) =>
        signal.aborted || startLookup(this, this.attribute('version') ?? '', signal),
      // Pressing Enter reloads the page with the same input, which loads the module again.
      () => this.querySelector('[aria-live]')?.replaceChildren(lookupMissing),
    );
  }
}

defineElement('class-lookup', ClassLookup);
