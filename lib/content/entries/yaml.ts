import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { controlCharacter } from '@/lib/config/source/control-characters';

/** YAML data together with the places of its parts in the file. */
export interface YamlData {
  data: unknown;
  /** Where the value at a path stands; a key that has none, or the nearest part above it. */
  positionOf(path: readonly PropertyKey[], ofKey?: boolean): Position | undefined;
}

/** Reads YAML whose first line is the first line of the file; throws a ContentError with the place. */
export function parseYaml(source: string, file: string): YamlData {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const refuse = (problem: string, offset: number): never => {
    throw new ContentError({ file, position: position(offset), problem });
  };
  const [error] = document.errors;
  if (error) refuse(`The YAML cannot be read: ${error.message}`, error.pos[0]);
  visit(document, {
    Alias: (_key, { range }) => refuse('A YAML alias is not available here', range?.[0] ?? 0),
    Scalar: (_key, { value, range }) => {
      const control = typeof value === 'string' && controlCharacter(value);
      if (control) refuse(`A text holds the control character ${control.name}`, range?.[0] ?? 0);
    },
  });
  const offsetOf = (path: readonly PropertyKey[], ofKey: boolean): number | undefined => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
      : undefined;
    const node = ofKey ? pair?.key : (document.getIn(path, true) ?? pair?.key);
    return isNode(node) ? node.range?.[0] : undefined;
  };
  return {
    data: document.toJS() ?? {},
    positionOf: (path, ofKey = false) => {
      const offset = path.length > 0 ? offsetOf(path, ofKey) : 0;
      if (offset !== undefined) return position(offset);
      return path.length > 1 ? position(offsetOf(path.slice(0, -1), false) ?? 0) : position(0);
    },
  };
}
