import type { ComponentProps } from 'react';

/** A table that scrolls in itself where the page is too narrow for it. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div data-scroller>
      <table {...props} />
    </div>
  );
}
