import ts from 'typescript';

/** Comment of a script. */
export interface Comment {
  /** Line number, counted from 1. */
  line: number;
  /** Text including the comment's markers. */
  text: string;
}

/** Parses a script, so that its syntax tree can be searched. */
export function parseScript(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

/** Returns the comments of a parsed script, in order. */
export function commentsOf(source: ts.SourceFile): Comment[] {
  const { text: code } = source;
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node) => {
    // The text of an element may look like a comment.
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) {
      const { line } = source.getLineAndCharacterOfPosition(pos);
      found.set(pos, { line: line + 1, text: code.slice(pos, end) });
    }
    // Includes tokens, because a comment may be in front of a closing brace.
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, comment]) => comment);
}
