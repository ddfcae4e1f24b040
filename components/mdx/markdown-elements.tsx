import { Anchor } from './anchor';
import { heading } from './heading';
import { Image } from './image';
import { Table } from './scroll-table';
import { TaskMark } from './task-mark';

/** What stands for the elements that Markdown makes. */
export const elements = {
  a: Anchor,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Image,
  input: TaskMark,
  table: Table,
};
