import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { controlCharacter } from '@/lib/config/source/control-characters';
import { toYamlProblem } from './yaml-problem';

/** Parsed YAML, with a function that returns positions in its file. */
export interface YamlData {
  data: unknown;
  /**
   * Returns the position of the value at a key path such as `['hero', 'actions', 0]`. If `ofKey` is true,
   * returns the position of the key instead. Falls back to the key when the value is missing, then to the
   * parent's value, then to the start of the file.
   */
  positionOf(path: readonly PropertyKey[], ofKey?: boolean): Position | undefined;
}

/**
 * Parses YAML that starts on the first line of its file. Throws a `ContentError` with a position when the
 * YAML is invalid, uses an alias such as `*name`, or contains a control character in a string.
 */
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
  if (error) {
    throw new ContentError({
      file,
      position: position(error.pos[0]),
      ...toYamlProblem(error, source),
    });
  }
  visit(document, {
    Alias: (_key, { range }) => refuse('A YAML alias is not available here', range?.[0] ?? 0),
    Scalar: (_key, { value, range }) => {
      const control = typeof value === 'string' && controlCharacter(value);
      if (control)
        refuse(`A string contains the control character ${control.name}`, range?.[0] ?? 0);
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
