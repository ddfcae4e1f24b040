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

/** Thrown when a text could not be parsed; what is wrong with it stands in the page's errors. */
export class Unparsable extends Error {}

/**
 * Replaces the parser by one that puts partials into the page's tree, raises line numbers to where
 * `SourceFiles` knows them, and keeps syntax errors, which next-mdx-remote would reword without a place.
 * It is done here and not in a later step because MDX's own steps run before ours and must see partials too.
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

/** Where in a page a tree is, whose partials are inserted. */
interface Place {
  page: Compilation;
  parse: Parse;
  trail: Trail;
  /** Levels of nesting around the children of the tree. */
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

/** What an `<Include>` is replaced by; a page that goes beyond a bound there is not read any further. */
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

/** The tree of a text, its lines raised; throws when the text cannot be parsed. */
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
    // The parser had no stack left, and says no place.
    if (isStackOverflow(error)) return fail({ line: 1, column: 1 }, TOO_DEEP);
    const { point, ...problem } = toSyntaxProblem(error, source.firstLine - 1);
    return fail(point, problem);
  }
  const tooDeep = deepStart(tree, DEEPEST);
  if (tooDeep) return fail(tooDeep, TOO_DEEP);
  raiseLines(tree, offset);
  return tree;
}

/** Moves the lines of all nodes, attributes included. */
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

/** How many quotes, lists, notices, tags and marks may stand inside each other. */
const DEEPEST = 100;
/** How many characters of a line may be marks and blanks that nest it; with thousands, parsing takes minutes. */
const LONGEST_START = 200;
const START = new RegExp(
  `^(?=[ \\t]*(?:[>*+:-]|\\d+[.)]))(?:[ \\t:]|[>*+-](?=[ \\t>])|\\d+[.)](?=[ \\t])){${LONGEST_START + 1}}`,
  'm',
);

/** What the author of a text is told that nests too deep. */
const TOO_DEEP: Mistake = {
  problem: `More than ${DEEPEST} levels stand inside each other`,
  expected: `at most ${DEEPEST} levels of quotes, lists, notices, tags and marks, and no line that begins with more than ${LONGEST_START} marks and blanks`,
  fix: 'Divide the page, or write this with fewer levels.',
};

/** The mistake of a partial that would be shallow enough elsewhere. */
function tooDeepAt(level: number, { file }: SourceText): Mistake {
  return {
    problem: `The partial ${file} nests too deep inside ${level} other levels`,
    expected: `at most ${DEEPEST} levels of quotes, lists, notices, tags and marks in the page and its partials together`,
    fix: 'Include it further out, or write it with fewer levels.',
  };
}

/** Where the first line of a text stands that begins with more levels than can be parsed; nothing in most texts. */
function longStart(text: string): Position | undefined {
  const offset = text.search(START);
  return offset === -1 ? undefined : positionInText(text, offset);
}

/** The position of the first node below that many levels: the steps after parsing have no stack for it. */
function deepStart(tree: Root, levels: number): Position | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= levels; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0]?.position?.start;
}
