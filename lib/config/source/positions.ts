import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import type { Position } from './content-error';

/** Converts an offset in a string to a position. */
export function positionInText(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * Returns the position of the string with the value `text` in TypeScript code: a string literal, or a
 * template without expressions. If there are several, `which` selects the first or the last. Undefined if
 * there is none.
 */
export function locate(
  source: string,
  text: string,
  which: 'first' | 'last' = 'first',
): Position | undefined {
  const found = nodesOf(source).filter((node) => textOf(node) === text);
  return positionOf(found.at(which === 'first' ? 0 : -1));
}

/**
 * Returns the position of the first object key with this name in TypeScript code. Undefined if there is none.
 */
export function locateKey(source: string, name: string): Position | undefined {
  for (const node of nodesOf(source)) {
    if (node.type !== 'ObjectProperty') continue;
    const { key } = node;
    const own = key.type === 'Identifier' ? key.name : textOf(key);
    if (own === name) return positionOf(key);
  }
  return undefined;
}

/** Value of a string literal. `at` is the offset of its first character in the source file. */
export interface QuotedText {
  at: number;
  text: string;
}

/**
 * Returns all string literals that are values of these object keys in TypeScript code. Ignores quoted keys.
 */
export function textsOf(source: string, keys: readonly string[]): QuotedText[] {
  return nodesOf(source).flatMap((node) =>
    node.type === 'ObjectProperty' && node.key.type === 'Identifier' && keys.includes(node.key.name)
      ? textAt(node.value)
      : [],
  );
}

/** Returns the value of a string literal as a list with one item. Empty for all other nodes and for null. */
export function textAt(node: Node | null): QuotedText[] {
  return node?.type === 'StringLiteral' ? [{ at: (node.start ?? 0) + 1, text: node.value }] : [];
}

let last: { source: string; nodes: Node[] } | undefined;

/**
 * Parses TypeScript code and returns all AST nodes, each before its children. Caches the nodes of the last
 * source.
 */
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

/** Whether a value is an AST node, which has a type and a start offset. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the value of a string literal or of a template without expressions. Undefined for other nodes. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/**
 * Returns the position of a node's first character. Undefined if there is no node, or if it has no location.
 */
export function positionOf(node: Node | undefined): Position | undefined {
  const start = node?.loc?.start;
  return start && { line: start.line, column: start.column + 1 };
}
