import { type ParserOptions, parse } from '@babel/parser';
import { type Node, type TemplateLiteral, traverseFast } from '@babel/types';
import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Compiled, Fence } from '@/lib/mdx/compiled';
import type { ClassUse } from './known-classes';

/** A word of a class string, with its place in the code it stands in. */
export interface ClassWord {
  text: string;
  offset: number;
}

/** What finding the classes of one text needs at hand. */
interface Scope {
  code: string;
  /** What the constants of the text are made of, by name. */
  constants: Map<string, Node>;
}

const OWN = /^\s*\/\*\s*classes:([^*]*)\*\/\s*$/;
const ATTRIBUTE = /^(?:class|tw|\w*[cC]lassName)$/;
/** Functions whose arguments are classes. */
const JOINERS = new Set(['clsx', 'cn', 'cva', 'tv', 'tw', 'twJoin', 'twMerge']);
const SCRIPT: ParserOptions = {
  sourceType: 'module',
  errorRecovery: true,
  plugins: ['jsx', 'typescript'],
};
const READERS: Record<string, (code: string) => ClassWord[]> = {
  tsx: classesOfScript,
  jsx: classesOfScript,
  ts: classesOfScript,
  js: classesOfScript,
  css: classesOfStyles,
  html: classesOfHtml,
};

/** The words of a page's samples and sentences that name classes, or may do so, with their places. */
export function classesOfPage({ fences, tree }: Pick<Compiled, 'fences' | 'tree'>): ClassUse[] {
  const uses = fences.flatMap(fromSample);
  visit(tree, 'inlineCode', (node) => {
    uses.push(...fromProse(node));
  });
  return uses;
}

/** The classes that a page says are of its own theme, in a comment. */
export function ownClassesOf({ tree }: Pick<Compiled, 'tree'>): string[] {
  const own: string[] = [];
  visit(tree, 'mdxFlowExpression', ({ value }) => {
    own.push(...(OWN.exec(value)?.[1]?.split(/\s+/).filter(Boolean) ?? []));
  });
  return own;
}

/** The place of each class in the file; a folded or deleted line above it counts. */
function fromSample({ language, code, rows, file, position }: Fence): ClassUse[] {
  const found = READERS[language]?.(code) ?? [];
  return found.map(({ text, offset }) => {
    const before = code.slice(0, offset).split('\n');
    const line = position.line + (rows[before.length - 1] ?? 0);
    const column = position.column + (before.at(-1)?.length ?? 0);
    return { text, where: 'sample', file, position: { line, column } };
  });
}

/** What stands in code as an attribute has to be a class; other words may be one. */
function fromProse({ value, data }: InlineCode): ClassUse[] {
  if (!data?.place) return [];
  const { file, start, marks } = data.place;
  const inAttributes = classesOfHtml(value);
  const where = inAttributes.length > 0 ? 'sample' : 'prose';
  const found = inAttributes.length > 0 ? inAttributes : words(value, 0, /\S+/g);
  return found.map(({ text, offset }) => {
    return {
      text,
      where,
      file,
      position: { line: start.line, column: start.column + marks + offset },
    };
  });
}

/** The classes that a script names in attributes, `styled()`, functions that join classes, and defaults. */
export function classesOfScript(code: string): ClassWord[] {
  const constants = new Map<string, Node>();
  const values: Node[] = [];
  const look = (node: Node) => {
    if (node.type === 'VariableDeclarator' && node.init) constants.set(nameOf(node.id), node.init);
    values.push(...classValues(node));
  };
  try {
    traverseFast(parse(code, SCRIPT), look);
  } catch {
    // A sample that cannot be parsed is a mistake that another check names.
    return [];
  }
  const found = values.flatMap((node) => wordsOf(node, { code, constants }));
  return [...new Map(found.map((word) => [word.offset, word])).values()];
}

/** The classes that a style sheet applies. */
export function classesOfStyles(code: string): ClassWord[] {
  return [...code.matchAll(/@apply\s+([^;}]+)/g)].flatMap((match) => {
    const [whole, list = ''] = match;
    return words(list, match.index + whole.length - list.length);
  });
}

/** The classes of an HTML text. */
export function classesOfHtml(code: string): ClassWord[] {
  return [...code.matchAll(/\b(?:class|\w*[cC]lassName)=(["'])([^"']*)\1/g)].flatMap((match) => {
    const [whole, , list = ''] = match;
    return words(list, match.index + whole.length - list.length - 1);
  });
}

/** The expressions of a node that hold classes. */
function classValues(node: Node): Node[] {
  switch (node.type) {
    case 'JSXAttribute':
      return node.value && ATTRIBUTE.test(nameOf(node.name)) ? [node.value] : [];
    case 'AssignmentPattern':
      return ATTRIBUTE.test(nameOf(node.left)) ? [node.right] : [];
    case 'CallExpression': {
      const callee = nameOf(node.callee);
      if (callee === 'styled')
        return node.arguments.slice(1).filter(({ type }) => type !== 'ObjectExpression');
      return JOINERS.has(callee) ? node.arguments : [];
    }
    case 'TaggedTemplateExpression':
      return nameOf(node.tag) === 'tw' ? [node.quasi] : [];
    case 'ObjectProperty':
      return nameOf(node.key) === 'safelist' ? [node.value] : [];
    default:
      return [];
  }
}

/** The words of the texts that an expression may come to; what it compares or looks up is left out. */
function wordsOf(node: Node, scope: Scope): ClassWord[] {
  const parts = (...nodes: (Node | null)[]) =>
    nodes.flatMap((part) => (part ? wordsOf(part, scope) : []));
  switch (node.type) {
    case 'StringLiteral':
      return words(textOf(node, scope).slice(1, -1), (node.start ?? 0) + 1);
    case 'TemplateLiteral':
      return [...templateWords(node, scope), ...parts(...node.expressions)];
    case 'ConditionalExpression':
      return parts(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? parts(node.right) : parts(node.left, node.right);
    case 'BinaryExpression':
      return node.operator === '+' ? parts(node.left, node.right) : [];
    case 'MemberExpression':
      return parts(node.object);
    case 'CallExpression':
      return JOINERS.has(nameOf(node.callee)) ? parts(...node.arguments) : parts(node.callee);
    case 'Identifier':
      return constantWords(node.name, scope);
    case 'ObjectProperty':
      return /^(?:String|Template)Literal$|^Object|^Array/.test(node.value.type)
        ? parts(node.value)
        : parts(node.key, node.value);
    case 'ArrayExpression':
      return parts(...node.elements);
    case 'ObjectExpression':
      return parts(...node.properties);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return parts(node.expression);
    default:
      return [];
  }
}

/** The words of a constant of the same text, which must not name itself. */
function constantWords(name: string, { code, constants }: Scope): ClassWord[] {
  const value = constants.get(name);
  const others = new Map([...constants].filter(([other]) => other !== name));
  return value ? wordsOf(value, { code, constants: others }) : [];
}

/** Whole words of a template: what touches an expression is a part of one only. */
function templateWords({ quasis }: TemplateLiteral, scope: Scope): ClassWord[] {
  return quasis.flatMap((quasi, index) => {
    const start = quasi.start ?? 0;
    return words(textOf(quasi, scope), start).filter(({ text, offset }) => {
      const touchesBefore = index > 0 && offset === start;
      return !touchesBefore && !(index < quasis.length - 1 && offset + text.length === quasi.end);
    });
  });
}

function words(text: string, offset: number, word = /[^\s…]\S*/g): ClassWord[] {
  return [...text.matchAll(word)].map((match) => ({
    text: match[0],
    offset: offset + match.index,
  }));
}

function textOf({ start, end }: Node, { code }: Scope): string {
  return code.slice(start ?? 0, end ?? 0);
}

/** The name of an identifier or an attribute, or the text of a string; empty for others. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'StringLiteral' ? node.value : '';
}
