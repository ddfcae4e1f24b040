import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

interface MembersAttributes {
  /** Whether the classes are colors, listed by family. */
  colors?: boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'class-table': ElementProps;
      /** The classes of a row. They are left out of the data that a client-side navigation fetches. */
      'class-members': ElementProps<MembersAttributes>;
    }
  }
}

/** Table of classes. Its buttons copy a class, and its field filters the rows. */
class ClassTable extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./class-tools').then(
      ({ startClassTools }) => signal.aborted || startClassTools(this, signal),
      // The table is readable without this module.
      () => {},
    );
  }
}

defineElement('class-table', ClassTable);
