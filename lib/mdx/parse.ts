import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Position } from '@/lib/content/content-error';
import { positionInText } from '@/lib/content/positions';
import { attributeText } from './attributes';
import type { Compilation, Mistake, SourceText } from './compilation';
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
    return read({ file: page.file, text, firstLine }, parse, page, []);
  };
};

function read(source: SourceText, parse: Parse, page: Compilation, trail: string[]): Root {
  const offset = page.sources.add(source);
  const tree = parseOrReport(source, parse, page, offset);
  raiseLines(tree, offset);
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Include' || !parent || index === undefined) return;
    const partial = partialOf(node, [...trail, source.file], page);
    const children = partial ? read(partial, parse, page, [...trail, source.file]).children : [];
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...children);
    return index + children.length;
  });
  return tree;
}

function parseOrReport(source: SourceText, parse: Parse, page: Compilation, offset: number): Root {
  const fail = (point: Position | undefined, mistake: Mistake): never => {
    const start = point && { line: point.line + offset, column: point.column };
    page.report({ position: start && { start } }, mistake);
    throw new Unparsable(mistake.problem);
  };
  const tooLong = longStart(source.text);
  if (tooLong) return fail(tooLong, TOO_DEEP);
  let tree: Root;
  try {
    tree = parse(source.text);
  } catch (error) {
    // The parser had no stack left, and says no place.
    if (error instanceof RangeError && /call stack/i.test(error.message))
      return fail({ line: 1, column: 1 }, TOO_DEEP);
    const { point, ...problem } = toSyntaxProblem(error, source.firstLine - 1);
    return fail(point, problem);
  }
  const tooDeep = deepStart(tree);
  return tooDeep ? fail(tooDeep, TOO_DEEP) : tree;
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

/** The partial that an `<Include file="…" />` names; nothing, and a reported mistake, when there is none. */
export function partialOf(
  node: MdxJsxFlowElement,
  trail: string[],
  page: Compilation,
): SourceText | undefined {
  const name = attributeText(node, 'file');
  if (name === undefined) {
    page.report(node, {
      problem: '<Include> has no file',
      expected: '<Include file="_partials/name.mdx" />',
    });
    return undefined;
  }
  const file = `${page.folder}/${name}`;
  if (trail.includes(file)) {
    page.report(node, {
      problem: `The partial ${name} includes itself`,
      expected: [...trail, file].join(' → '),
    });
    return undefined;
  }
  const text = page.readText(file);
  if (text === undefined) {
    page.report(node, {
      problem: `There is no partial ${name}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  return { file, text, firstLine: 1 };
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

/** Where the first line of a text stands that begins with more levels than can be parsed; nothing in most texts. */
function longStart(text: string): Position | undefined {
  const offset = text.search(START);
  return offset === -1 ? undefined : positionInText(text, offset);
}

/** Where the first node stands that is inside too many others: the steps after parsing have no stack for it. */
function deepStart(tree: Root): Position | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth <= DEEPEST; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0]?.position?.start;
}
