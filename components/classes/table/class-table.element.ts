import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';

interface MembersAttributes {
  /** They are colors: a list by family. */
  colors?: boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'class-table': ElementProps;
      /** The classes that a row stands for; what a client navigation fetches leaves them out. */
      'class-members': ElementProps<MembersAttributes>;
    }
  }
}

/** A table of classes whose buttons copy their class and whose field filters its rows. */
class ClassTable extends ContentElement {
  protected connect(signal: AbortSignal): void {
    import('./class-tools').then(
      ({ startClassTools }) => signal.aborted || startClassTools(this, signal),
      // The table reads without them.
      () => {},
    );
  }
}

defineElement('class-table', ClassTable);
