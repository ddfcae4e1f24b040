import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Position } from '@/lib/config/source/content-error';
import { positionInText } from '@/lib/config/source/positions';
import { isStackOverflow } from '@/lib/content/check/stack-overflow';
import type { Compilation, Mistake, Positioned, SourceText } from './compilation';
import { excessOf, partialOf, type Trail } from './partials';
import { toSyntaxProblem } from './syntax-problem';

type Parse = (text: string) => Root;

/**
 * Thrown when a page or partial cannot be parsed or exceeds a limit. The reason is in the `errors` of the
 * page's `Compilation`.
 */
export class Unparsable extends Error {}

/**
 * Remark plugin that wraps the Markdown parser. It inserts partials into the page's tree and adds the offsets
 * of `SourceFiles` to line numbers. It also records syntax errors, because next-mdx-remote would discard
 * their positions. A later plugin could not do this, because MDX's own plugins run first and need to see the
 * partials.
 */
export const remarkSources: Plugin<[Compilation, number], string, Root> = function (
  page,
  firstLine,
) {
  const processor = this as unknown as Processor<Root>;
  const original = processor.parser;
  if (!original) throw new Error('remarkSources has to come after a parser');
  processor.parser = (text: string, file: VFile) => {
    const parse: Parse = (other) => original(other, file);
    const tree = parseOrReport({ file: page.file, text, firstLine }, parse, page);
    insertPartials(tree, { page, parse, trail: [page.file], level: 0 });
    return tree;
  };
};

/** Context for inserting partials into a tree. */
interface Place {
  page: Compilation;
  parse: Parse;
  trail: Trail;
  /** Number of elements in the page that enclose the tree's children. 0 at the top level of the page. */
  level: number;
}

function insertPartials({ children }: Parents, place: Place): void {
  const siblings: RootContent[] = children;
  for (let index = 0; index < siblings.length; index += 1) {
    const node = siblings[index];
    if (node?.type === 'mdxJsxFlowElement' && node.name === 'Include') {
      const nodes = toPartialNodes(node, place);
      siblings.splice(index, 1, ...nodes);
      index += nodes.length - 1;
    } else if (node && 'children' in node) {
      insertPartials(node, { ...place, level: place.level + 1 });
    }
  }
}

/**
 * Returns the nodes that replace an `<Include>`. Empty when it has no `file`, or when its partial does not
 * exist or includes itself. Throws `Unparsable` when the partial cannot be parsed or exceeds a limit.
 */
function toPartialNodes(include: MdxJsxFlowElement, place: Place): RootContent[] {
  const { page, parse, trail, level } = place;
  const partial = partialOf(include, trail, page);
  if (!partial) return [];
  const excess = excessOf(partial, trail, page);
  if (excess) return stop(include, excess, page);
  const tree = parseOrReport(partial, parse, page);
  if (deepStart(tree, DEEPEST - level)) return stop(include, tooDeepAt(level, partial), page);
  insertPartials(tree, { ...place, trail: [...trail, partial.file] });
  return tree.children;
}

function stop(node: Positioned, mistake: Mistake, page: Compilation): never {
  page.report(node, mistake);
  throw new Unparsable(mistake.problem);
}

/**
 * Parses a page or partial and adds its offset to the line numbers of its nodes. If it cannot be parsed or is
 * nested too deeply, reports the reason and throws `Unparsable`.
 */
function parseOrReport(source: SourceText, parse: Parse, page: Compilation): Root {
  const offset = page.sources.add(source);
  const fail = (point: Position | undefined, mistake: Mistake): never => {
    const start = point && { line: point.line + offset, column: point.column };
    return stop({ position: start && { start } }, mistake, page);
  };
  const tooLong = longStart(source.text);
  if (tooLong) return fail(tooLong, TOO_DEEP);
  let tree: Root;
  try {
    tree = parse(source.text);
  } catch (error) {
    // A stack overflow has no position, so the start of the file is reported.
    if (isStackOverflow(error)) return fail({ line: 1, column: 1 }, TOO_DEEP);
    const { point, ...problem } = toSyntaxProblem(error, source.text, source.firstLine - 1);
    return fail(point, problem);
  }
  const tooDeep = deepStart(tree, DEEPEST);
  if (tooDeep) return fail(tooDeep, TOO_DEEP);
  raiseLines(tree, offset);
  return tree;
}

/** Adds an offset to the line numbers of all nodes and their attributes. */
function raiseLines(tree: Root, offset: number): void {
  visit(tree, (node) => {
    raise(node, offset);
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) raise(attribute, offset);
    }
  });
}

function raise(node: { position?: Root['position'] }, offset: number): void {
  if (node.position?.start) node.position.start.line += offset;
  if (node.position?.end) node.position.end.line += offset;
}

/** Maximum nesting depth of quotes, lists, notices, tags and inline formatting. */
const DEEPEST = 100;
/**
 * Maximum number of spaces and nesting markers, such as `>`, at the start of a line. Parsing thousands of
 * them takes minutes.
 */
const LONGEST_START = 200;
const START = new RegExp(
  `^(?=[ \\t]*(?:[>*+:-]|\\d+[.)]))(?:[ \\t:]|[>*+-](?=[ \\t>])|\\d+[.)](?=[ \\t])){${LONGEST_START + 1}}`,
  'm',
);

/** Error message for a page or partial that exceeds a nesting limit by itself. */
const TOO_DEEP: Mistake = {
  problem: `More than ${DEEPEST} levels are nested inside each other`,
  expected: `at most ${DEEPEST} levels of quotes, lists, notices, tags, and marks, and no line that starts with more than ${LONGEST_START} markers and spaces`,
  fix: 'Split the page, or use fewer levels.',
};

/**
 * Error message for a partial that exceeds the nesting limit only together with the levels around its
 * `<Include>`.
 */
function tooDeepAt(level: number, { file }: SourceText): Mistake {
  return {
    problem: `The partial ${file} is nested too deeply inside ${level} other levels`,
    expected: `at most ${DEEPEST} levels of quotes, lists, notices, tags, and marks in the page and its partials together`,
    fix: 'Include it at a shallower level, or use fewer levels.',
  };
}

/**
 * Returns the position of the first line that starts with too many spaces and nesting markers, or undefined
 * when there is none.
 */
function longStart(text: string): Position | undefined {
  const offset = text.search(START);
  return offset === -1 ? undefined : positionInText(text, offset);
}

/**
 * Returns the position of the first node that is nested more than `levels` deep, or undefined when there is
 * none. Later steps would run out of stack at such a node.
 */
function deepStart(tree: Root, levels: number): Position | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= levels; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0]?.position?.start;
}
