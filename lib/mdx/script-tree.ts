import { parse } from '@babel/parser';

/** A node of a script, as far as walking needs it; the rest is read through `childOf`. */
export interface ScriptNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The tree of a script or of TypeScript with JSX; nothing when it cannot be parsed. */
export function toScriptTree(code: string): ScriptNode | undefined {
  try {
    const options = { sourceType: 'module', errorRecovery: true } as const;
    const file: unknown = parse(code, { ...options, plugins: ['jsx', 'typescript'] });
    return isNode(file) ? file : undefined;
  } catch {
    // A sample that cannot be parsed is a mistake that another check names.
    return undefined;
  }
}

/** The name of an identifier or an attribute, or the text of a string; empty for others. */
export function nameOf(node: ScriptNode | undefined): string {
  const name = node?.name;
  const value = node?.value;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** The first node under a key. */
export function childOf(node: ScriptNode, key: string): ScriptNode | undefined {
  return children(node, key)[0];
}

/** The nodes under a key. */
export function children(node: ScriptNode, key: string): ScriptNode[] {
  return [node[key]].flat().filter(isNode);
}

/** A node and all below it. */
export function descendants(node: ScriptNode): ScriptNode[] {
  const keys = Object.keys(node).filter((key) => !/Comments$|^loc$|^extra$/.test(key));
  return [node, ...keys.flatMap((key) => children(node, key)).flatMap(descendants)];
}

function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
