import type { Root } from 'mdast';

const DROPPED = new Set(['position', 'estree', 'svg', 'fence']);

/** A copy of a tree with what other texts need: no positions, drawings or parsed JavaScript. */
export function toPlainTree(tree: Root): Root {
  return JSON.parse(JSON.stringify(tree, (key, value) => (DROPPED.has(key) ? undefined : value)));
}
