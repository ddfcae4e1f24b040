import {
  childOf,
  children,
  descendants,
  nameOf,
  type ScriptNode,
  toScriptTree,
} from './script-tree';

/** A word of a class string, with its place in the code it stands in. */
export interface ClassWord {
  text: string;
  offset: number;
}

/** What finding the classes of one text needs at hand. */
interface Scope {
  code: string;
  /** What the constants of the text are made of, by name. */
  constants: Map<string, ScriptNode>;
}

const ATTRIBUTE = /^(?:class|tw|\w*[cC]lassName)$/;
/** Functions whose arguments are classes. */
const JOINERS = new Set(['clsx', 'cn', 'cva', 'tv', 'tw', 'twJoin', 'twMerge']);

/** The classes that a script names in attributes, `styled()`, functions that join classes, and defaults. */
export function classesOfScript(code: string): ClassWord[] {
  const program = toScriptTree(code);
  if (!program) return [];
  const all = descendants(program);
  const constants = new Map(all.flatMap(toConstant));
  const found = all.flatMap(classValues).flatMap((node) => wordsOf(node, { code, constants }));
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
function classValues(node: ScriptNode): ScriptNode[] {
  if (node.type === 'JSXAttribute') {
    return ATTRIBUTE.test(nameOf(childOf(node, 'name'))) ? children(node, 'value') : [];
  }
  if (node.type === 'AssignmentPattern') {
    return ATTRIBUTE.test(nameOf(childOf(node, 'left'))) ? children(node, 'right') : [];
  }
  if (node.type === 'CallExpression') {
    const callee = nameOf(childOf(node, 'callee'));
    const given = children(node, 'arguments');
    if (callee === 'styled')
      return given.slice(1).filter(({ type }) => type !== 'ObjectExpression');
    return JOINERS.has(callee) ? given : [];
  }
  if (node.type === 'TaggedTemplateExpression') {
    return nameOf(childOf(node, 'tag')) === 'tw' ? children(node, 'quasi') : [];
  }
  if (node.type === 'ObjectProperty') {
    return nameOf(childOf(node, 'key')) === 'safelist' ? children(node, 'value') : [];
  }
  return [];
}

/** The words of the texts that an expression may come to; what it compares or looks up is left out. */
function wordsOf(node: ScriptNode, scope: Scope): ClassWord[] {
  const parts = (...keys: string[]) =>
    keys.flatMap((key) => children(node, key)).flatMap((child) => wordsOf(child, scope));
  switch (node.type) {
    case 'StringLiteral':
      return words(scope.code.slice(node.start + 1, node.end - 1), node.start + 1);
    case 'TemplateLiteral':
      return [...templateWords(node, scope.code), ...parts('expressions')];
    case 'ConditionalExpression':
      return parts('consequent', 'alternate');
    case 'LogicalExpression':
      return node.operator === '&&' ? parts('right') : parts('left', 'right');
    case 'BinaryExpression':
      return node.operator === '+' ? parts('left', 'right') : [];
    case 'MemberExpression':
      return parts('object');
    case 'CallExpression':
      return JOINERS.has(nameOf(childOf(node, 'callee'))) ? parts('arguments') : parts('callee');
    case 'Identifier':
      return constantWords(node, scope);
    case 'ObjectProperty':
      return isText(childOf(node, 'value')) ? parts('value') : parts('key', 'value');
    default:
      return WRAPPERS.has(node.type) ? parts('expression', 'elements', 'properties') : [];
  }
}

const WRAPPERS = new Set([
  'ArrayExpression',
  'JSXExpressionContainer',
  'ObjectExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** The words of a constant of the same text, which must not name itself. */
function constantWords(node: ScriptNode, { code, constants }: Scope): ClassWord[] {
  const value = constants.get(nameOf(node));
  const others = new Map([...constants].filter(([name]) => name !== nameOf(node)));
  return value ? wordsOf(value, { code, constants: others }) : [];
}

/** Whole words of a template: what touches an expression is a part of one only. */
function templateWords(node: ScriptNode, code: string): ClassWord[] {
  const texts = children(node, 'quasis');
  return texts.flatMap(({ start, end }, index) => {
    const text = code.slice(start, end);
    const isBeforeExpression = index < texts.length - 1;
    return words(text, start).filter(({ text: word, offset }) => {
      const touchesBefore = index > 0 && offset === start;
      return !touchesBefore && !(isBeforeExpression && offset + word.length === end);
    });
  });
}

function words(text: string, offset: number): ClassWord[] {
  return [...text.matchAll(/[^\s…]\S*/g)].map((match) => ({
    text: match[0],
    offset: offset + match.index,
  }));
}

function toConstant(node: ScriptNode): [string, ScriptNode][] {
  const value = childOf(node, 'init');
  return node.type === 'VariableDeclarator' && value ? [[nameOf(childOf(node, 'id')), value]] : [];
}

function isText(node: ScriptNode | undefined): boolean {
  return node !== undefined && /^(String|Template)Literal$|^Object|^Array/.test(node.type);
}
