import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { ContentError, type Position } from './content-error';

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
  const [error] = document.errors;
  if (error) {
    const problem = `The YAML cannot be read: ${error.message}`;
    throw new ContentError({ file, position: position(error.pos[0]), problem });
  }
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
