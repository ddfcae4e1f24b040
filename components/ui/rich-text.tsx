import { Fragment, type ReactNode } from 'react';

/** Returns a message in which `values` replace the placeholders of the same name, such as `{page}`. */
export function rich(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return message.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never move
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
