// The types of the element.

import type { ComponentProps } from 'react';
import type {} from './prose.element';

/** A table that scrolls in itself where the page is too narrow for it. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <wide-table>
      <table {...props} />
    </wide-table>
  );
}
