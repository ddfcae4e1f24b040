import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

interface TableAttributes {
  /** Name of the docs version, if its library can compute classes with the reader's theme. */
  version?: string | undefined;
}

interface MembersAttributes {
  /** Whether the classes are colors, grouped by family. */
  colors?: boolean;
  /** Set if the table fetches the classes after a client-side navigation, because the payload lacks them. */
  later?: boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'class-table': ElementProps<TableAttributes>;
      /** Element with the classes of a row. */
      'class-members': ElementProps<MembersAttributes>;
    }
  }
}

/** Custom element of the class table. Its buttons copy a class, and its field filters the rows. */
class ClassTable extends ContentElement<TableAttributes> {
  protected connect(signal: AbortSignal): void {
    import('./class-tools').then(
      ({ startClassTools }) => signal.aborted || startClassTools(this, signal),
      // If the module fails to load, the table is still readable.
      () => {},
    );
  }
}

defineElement('class-table', ClassTable);
