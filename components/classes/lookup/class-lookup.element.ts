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

/** The field that says for any class what it gives on each platform. */
class ClassLookup extends ContentElement<LookupAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./look-up').then(
      ({ startLookup }) =>
        signal.aborted || startLookup(this, this.attribute('version') ?? '', signal),
      // Enter sends the form to this page, which tries again and has what was typed.
      () => this.querySelector('output')?.replaceChildren(lookupMissing),
    );
  }
}

defineElement('class-lookup', ClassLookup);
