import type { RootContent } from 'mdast';
import type { Element } from '@/lib/mdx/attributes';

/** Writes nodes as Markdown; blocks are parted by blank lines. */
export type Serialize = (nodes: RootContent[]) => string;

/** The Markdown form of each component, by name; components inside are written by `serialize`. */
export type Forms = Readonly<Record<string, (node: Element, serialize: Serialize) => string>>;
