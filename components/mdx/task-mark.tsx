import type { ComponentProps } from 'react';

/** The box of an item in a task list; the item's text is no label of it, so it says what it means. */
export function TaskMark(props: ComponentProps<'input'>) {
  return <input aria-label={props.checked ? 'Done' : 'To do'} readOnly {...props} />;
}
