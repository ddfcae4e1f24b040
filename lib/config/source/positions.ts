import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import type { Position } from './content-error';

/** The position of an offset in a text. */
export function positionInText(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where a quoted text stands in a TypeScript file: the first time or the last; nothing when nowhere. */
export function locate(
  source: string,
  text: string,
  which: 'first' | 'last' = 'first',
): Position | undefined {
  const found = nodesOf(source).filter((node) => textOf(node) === text);
  return positionOf(found.at(which === 'first' ? 0 : -1));
}

/** Where a key of an object stands first in a TypeScript file; nothing when nowhere. */
export function locateKey(source: string, name: string): Position | undefined {
  for (const node of nodesOf(source)) {
    if (node.type !== 'ObjectProperty') continue;
    const { key } = node;
    const own = key.type === 'Identifier' ? key.name : textOf(key);
    if (own === name) return positionOf(key);
  }
  return undefined;
}

/** A text in quotes, and where its first character stands, in characters from the start of the file. */
export interface QuotedText {
  at: number;
  text: string;
}

/** The texts that a TypeScript file of data gives to these keys. */
export function textsOf(source: string, keys: readonly string[]): QuotedText[] {
  return nodesOf(source).flatMap((node) =>
    node.type === 'ObjectProperty' && node.key.type === 'Identifier' && keys.includes(node.key.name)
      ? textAt(node.value)
      : [],
  );
}

/** The text that a node is, as a list of one; none when it is anything else. */
export function textAt(node: Node | null): QuotedText[] {
  return node?.type === 'StringLiteral' ? [{ at: (node.start ?? 0) + 1, text: node.value }] : [];
}

let last: { source: string; nodes: Node[] } | undefined;

/** All nodes of a TypeScript file in their order, kept until another file is asked for. */
export function nodesOf(source: string): Node[] {
  if (last?.source === source) return last.nodes;
  const file = parse(source, {
    sourceType: 'module',
    plugins: ['typescript'],
    attachComment: false,
  });
  const nodes = nodesIn(file.program);
  last = { source, nodes };
  return nodes;
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** Whatever has a type and a place is a node of the tree that the parser has made. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The text that a literal is; undefined for other nodes. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The position of a node's first character. */
export function positionOf(node: Node | undefined): Position | undefined {
  const start = node?.loc?.start;
  return start && { line: start.line, column: start.column + 1 };
}
