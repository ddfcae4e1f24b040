import { parser } from '@lezer/javascript';

/** Class name in a class list, with its offset in the text. */
export interface ClassWord {
  text: string;
  offset: number;
  /**
   * Maps each condition that the name depends on to the number of the branch that contains the name. The key
   * is the condition's offset.
   */
  sides: ReadonlyMap<number, number>;
}

/** Classes in one place, such as an attribute or a call of a function that joins class names. */
export interface ClassList {
  /**
   * Element or function that gets the classes, such as `View`, `List contentContainerClassName` or
   * `cva()`.
   */
  element: string;
  words: ClassWord[];
  /** Parts of the list whose classes are only known at run time. */
  unknown: Pick<ClassWord, 'text' | 'offset'>[];
}

/** Classes found in a script, and problems that prevented reading all of it. */
export interface ScriptClasses {
  lists: ClassList[];
  /** First position that is not valid TypeScript or JSX, and the text found there. */
  mistake?: { offset: number; found: string };
  /** Offset of the first expression that is nested too deeply to be read. */
  tooDeep?: number;
}

type Node = ReturnType<typeof script.parse>['topNode'];

/** State that is needed to read one class list in a script. */
interface Scope {
  code: string;
  /** Initial values of the script's variables, keyed by name. A name has one value per declaration. */
  constants: ReadonlyMap<string, Node[]>;
  list: ClassList;
  sides: ReadonlyMap<number, number>;
  /** Names of the variables that are currently being resolved. Prevents infinite recursion. */
  reading: readonly string[];
  /** Number of expressions that enclose the current expression. */
  depth: number;
  /**
   * Number of expressions that may still be read. Without this limit, reading variables that refer to each
   * other repeatedly could take forever.
   */
  budget: { left: number; tooDeep?: number };
}

const script = parser.configure({ dialect: 'jsx ts' });
/**
 * Matches the prefixes of Vue's bound classes (`:class`) and listeners (`@click`), which are not valid JSX.
 */
const VUE_SIGN = /(?<=\s)(?::(?=class=["'])|@(?=[a-z][\w-]*=["']))/g;
const BOUND = /^(?:v-bind:|v)class$/;
const ATTRIBUTE = /^(?:(?:v-bind:|v)?class|tw|\w*[cC]lassName)$/;
/** Functions that take class names as arguments. */
const JOINERS = new Set(['clsx', 'cn', 'classNames', 'cva', 'cx', 'tv', 'tw', 'twJoin', 'twMerge']);
const MOST_EXPRESSIONS = 20_000;
/** Maximum nesting depth of expressions that are read. */
export const DEEPEST = 200;
const WORD = /[^\s…]\S*/g;

/**
 * Finds the class lists in a script, such as attributes with the name `className`, their default values, and
 * calls of `styled()` or of functions that join class names, such as `cn()`.
 */
export function classListsOf(text: string): ScriptClasses {
  const code = text.replace(VUE_SIGN, 'v');
  const tree = script.parse(code);
  const constants = new Map<string, Node[]>();
  const found: [element: string, values: Node[]][] = [];
  const budget: Scope['budget'] = { left: MOST_EXPRESSIONS };
  let mistake: ScriptClasses['mistake'];
  tree.iterate({
    enter({ node }) {
      if (node.type.isError && !isEmptyEscape(node)) {
        if (isDeep(node) && node.from < code.length) budget.tooDeep ??= node.from;
        else if (budget.tooDeep === undefined)
          mistake ??= { offset: node.from, found: wordAt(text, node.from) };
      }
      if (node.name === 'VariableDeclaration') addConstants(node, code, constants);
      const values = classValues(node, code);
      if (values) found.push(values);
    },
  });
  const lists = found.map(([element, values]) => {
    const list: ClassList = { element, words: [], unknown: [] };
    const scope = { code, constants, list, budget, sides: new Map(), reading: [], depth: 0 };
    for (const value of values) read(value, scope);
    const unknown = [...new Map(list.unknown.map((part) => [part.offset, part])).values()];
    return { ...list, unknown };
  });
  const { tooDeep } = budget;
  return {
    lists: withoutRepeated(lists),
    ...(mistake && { mistake }),
    ...(tooDeep !== undefined && { tooDeep }),
  };
}

/** Whether a node is nested more than `DEEPEST` levels deep. */
function isDeep(node: Node): boolean {
  let depth = 0;
  for (let around = node.parent; around && depth <= DEEPEST; around = around.parent) depth += 1;
  return depth > DEEPEST;
}

/** Splits a plain list of classes into its class names. `offset` is the position of the list in the text. */
export function wordsOf(text: string, offset = 0, word = WORD): ClassWord[] {
  return [...text.matchAll(word)].map((match) => ({
    text: match[0],
    offset: offset + match.index,
    sides: new Map(),
  }));
}

/** Removes calls whose classes all appear in an attribute or in an earlier call. Also removes empty lists. */
function withoutRepeated(lists: ClassList[]): ClassList[] {
  const isCall = ({ element }: ClassList) => element.endsWith('()');
  const seen = new Set<number>();
  const kept = new Set<ClassList>();
  for (const list of [...lists.filter((list) => !isCall(list)), ...lists.filter(isCall)]) {
    const places = [...list.words, ...list.unknown].map(({ offset }) => offset);
    if (places.length > 0 && !(isCall(list) && places.every((place) => seen.has(place))))
      kept.add(list);
    for (const place of places) seen.add(place);
  }
  return lists.filter((list) => kept.has(list));
}

/**
 * Whether an error node marks braces without an expression, such as braces around a comment. The parser
 * reports such braces as an error.
 */
function isEmptyEscape({ parent, from, to }: Node): boolean {
  return from === to && parent?.name === 'JSXEscape' && partsOf(parent).length === 0;
}

function wordAt(code: string, offset: number): string {
  return /^\s*(\w+|\S)/.exec(code.slice(offset, offset + 100))?.[1] ?? '';
}

function addConstants(node: Node, code: string, constants: Map<string, Node[]>): void {
  for (const name of node.getChildren('VariableDefinition')) {
    let value = name.nextSibling;
    if (value?.name === 'TypeAnnotation') value = value.nextSibling;
    const init = value?.name === 'Equals' ? value.nextSibling : null;
    const key = textOf(name, code);
    if (init) constants.set(key, [...(constants.get(key) ?? []), init]);
  }
}

/**
 * Returns the initial value of the variable that a name refers to. If several enclosing blocks declare the
 * name, the innermost block wins. `undefined` if no enclosing block declares it with a value.
 */
function constantAt(use: Node, { code, constants }: Scope): Node | undefined {
  const around = (constants.get(textOf(use, code)) ?? []).flatMap((init) => {
    const { from, to } = blockOf(init);
    return from <= use.from && use.to <= to ? [{ init, size: to - from }] : [];
  });
  return around.sort((a, b) => a.size - b.size)[0]?.init;
}

function blockOf(node: Node): Node {
  let block = node;
  while (block.parent && !/^(?:Block|Script)$/.test(block.name)) block = block.parent;
  return block;
}

/**
 * If a node assigns classes, returns the element or function that receives them, and the expressions that
 * contain them. `undefined` for any other node.
 */
function classValues(node: Node, code: string): [element: string, values: Node[]] | undefined {
  const first = node.firstChild;
  const name = first ? textOf(first, code) : '';
  switch (node.name) {
    case 'JSXAttribute':
      return ATTRIBUTE.test(name) && node.lastChild && node.lastChild !== first
        ? [elementOf(node, name, code), [node.lastChild]]
        : undefined;
    case 'PatternProperty':
    case 'AssignmentExpression': {
      const equals = node.getChild('Equals');
      const target = equals?.prevSibling;
      if (!equals?.nextSibling || !target || !ATTRIBUTE.test(textOf(target, code)))
        return undefined;
      return [textOf(target, code), [equals.nextSibling]];
    }
    case 'CallExpression':
      if (name === 'styled')
        return [
          'styled()',
          argumentsOf(node)
            .slice(1)
            .filter((value) => value.name !== 'ObjectExpression'),
        ];
      return JOINERS.has(name) ? [`${name}()`, argumentsOf(node)] : undefined;
    case 'TaggedTemplateExpression':
      return name === 'tw' && node.lastChild ? ['tw()', [node.lastChild]] : undefined;
    case 'Property': {
      const created = ATTRIBUTE.test(name) ? createdBy(node, code) : undefined;
      const list = created ? named(created, name) : name === 'safelist' ? name : undefined;
      return list && node.lastChild ? [list, [node.lastChild]] : undefined;
    }
    default:
      return undefined;
  }
}

function elementOf(attribute: Node, name: string, code: string): string {
  const tag = attribute.parent?.firstChild?.nextSibling;
  return named(tag ? textOf(tag, code) : '', name);
}

/**
 * Returns the element that a call creates with a property, such as `View` for a property in the second
 * argument of `createElement(View, …)`. `undefined` if the property does not belong to the props in such a
 * call.
 */
function createdBy({ parent }: Node, code: string): string | undefined {
  const call = parent?.parent?.parent;
  const callee = call?.name === 'CallExpression' ? call.firstChild : undefined;
  const [type, props] = callee && call ? argumentsOf(call) : [];
  const isCreated = callee && /(?:^|\.)(?:create|clone)Element$/.test(textOf(callee, code));
  return isCreated && type && props?.from === parent?.from ? textOf(type, code) : undefined;
}

function named(element: string, attribute: string): string {
  const isPlain = attribute === 'className' || attribute === 'class' || BOUND.test(attribute);
  return isPlain ? element : `${element} ${attribute}`;
}

/**
 * Returns the expressions in an argument list, array or object, without punctuation and comments.
 */
function partsOf(node: Node): Node[] {
  const parts: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^\w/.test(child.name) && !/^(?:Line|Block)Comment$/.test(child.name)) parts.push(child);
  }
  return parts;
}

function argumentsOf(node: Node): Node[] {
  const list = node.getChild('ArgList');
  return list ? partsOf(list) : [];
}

/**
 * Collects the classes that an expression can evaluate to. Skips conditions, such as the first operand of
 * `&&`. Adds expressions that it cannot evaluate to the `unknown` parts of the list.
 */
function read(node: Node, scope: Scope): void {
  scope.budget.left -= 1;
  if (scope.depth > DEEPEST) {
    scope.budget.tooDeep ??= node.from;
    return;
  }
  const reader = scope.budget.left < 0 ? miss : (READERS[node.name] ?? miss);
  reader(node, { ...scope, depth: scope.depth + 1 });
}

/** Functions that collect the classes in an expression, keyed by the name of the expression's AST node. */
const READERS: Record<string, (node: Node, scope: Scope) => void> = {
  String: readText,
  JSXAttributeValue: readMarkup,
  TemplateString: readTemplate,
  ConditionalExpression: readConditional,
  BinaryExpression: readBinary,
  MemberExpression: readMember,
  CallExpression: readCall,
  VariableName: readConstant,
  ObjectExpression: readObject,
  JSXEscape: readParts,
  ArrayExpression: readParts,
  ParenthesizedExpression: readParts,
  PostfixExpression: readParts,
  // Literals contain no classes, and syntax errors are reported separately.
  Number: () => {},
  BooleanLiteral: () => {},
  null: () => {},
  LogicOp: () => {},
  '⚠': () => {},
};

function readText(node: Node, scope: Scope): void {
  add(wordsOf(textOf(node, scope.code).slice(1, -1), node.from + 1), scope);
}

/**
 * Reads an attribute value in quotes. In Vue, the value of a bound attribute is an expression. In Svelte,
 * text in braces is an expression.
 */
function readMarkup(node: Node, scope: Scope): void {
  const { code } = scope;
  const text = textOf(node, code).slice(1, -1);
  const from = node.from + 1;
  const holes = isBound(node, code) ? [] : [...text.matchAll(HOLE)];
  if (isBound(node, code)) readExpression(text, from, scope);
  else
    add(
      wordsOf(
        text.replace(HOLE, (hole) => ' '.repeat(hole.length)),
        from,
      ),
      scope,
    );
  for (const { 0: hole, index } of holes) {
    const at = from + index;
    if (/^\{.*\}$/s.test(hole)) readExpression(hole.slice(1, -1), at + 1, scope);
    else miss({ from: at, to: at + hole.length }, scope);
  }
}

/**
 * Matches braces in an attribute value, with the adjacent text. Skips empty braces, because they start a
 * variant. Due to the lookbehind, a match is tried only once per word, not once per letter.
 */
const HOLE = /(?:(?<![^\s{}])[^\s{}]+)?\{(?!\})[^{}]*\}[^\s{}]*/g;

function isBound({ parent }: Node, code: string): boolean {
  return parent?.firstChild != null && BOUND.test(textOf(parent.firstChild, code));
}

/** Reads an expression inside an attribute value. Does not resolve the script's variables. */
function readExpression(text: string, offset: number, scope: Scope): void {
  if (!text.trim()) return;
  const code = `(${text})`;
  const list: ClassList = { ...scope.list, words: [], unknown: [] };
  const expression = script.parse(code).topNode.firstChild?.firstChild;
  if (expression) read(expression, { ...scope, code, list, constants: new Map() });
  const moved = (at: number) => at + offset - 1;
  const toSides = (sides: ClassWord['sides']) =>
    new Map([...sides].map(([at, side]): [number, number] => [moved(at), side]));
  scope.list.words.push(
    ...list.words.map((word) => ({
      ...word,
      offset: moved(word.offset),
      sides: toSides(word.sides),
    })),
  );
  scope.list.unknown.push(...list.unknown.map((part) => ({ ...part, offset: moved(part.offset) })));
}

function readParts(node: Node, scope: Scope): void {
  for (const part of partsOf(node)) read(part, scope);
}

function add(words: ClassWord[], { list, sides }: Scope): void {
  list.words.push(...words.map((word) => ({ ...word, sides })));
}

/** Records that part of a class list is only known at run time. Ignores `undefined`. */
function miss({ from, to }: Pick<Node, 'from' | 'to'>, { code, list }: Scope): void {
  const text = code.slice(from, to).replace(/\s+/g, ' ');
  if (text === 'undefined') return;
  list.unknown.push({ text: text.length > 60 ? `${text.slice(0, 59)}…` : text, offset: from });
}

function under(scope: Scope, at: number, side: number): Scope {
  return { ...scope, sides: new Map([...scope.sides, [at, side]]) };
}

/**
 * Reads a template string. A word that touches an interpolation is only known at run time. All other words
 * are classes, and all other interpolations are read as expressions.
 */
function readTemplate(node: Node, scope: Scope): void {
  const { code } = scope;
  const holes = node.getChildren('Interpolation');
  const touched = new Set<Node>();
  let from = node.from + 1;
  for (const [index, hole] of [...holes, undefined].entries()) {
    const to = hole?.from ?? node.to - 1;
    const text = code.slice(from, to);
    const before = index > 0 && /^\S/.test(text) ? holes[index - 1] : undefined;
    const after = hole && /\S$/.test(text) ? hole : undefined;
    for (const part of [before, after]) if (part) touched.add(part);
    const whole = wordsOf(text, from).filter(
      ({ text, offset }) => !(before && offset === from) && !(after && offset + text.length === to),
    );
    add(whole, scope);
    from = hole?.to ?? to;
  }
  for (const hole of holes) {
    if (touched.has(hole)) miss(wordAround(hole, node, code), scope);
    else
      for (const part of partsOf(hole).filter(({ name }) => !/^Interp/.test(name)))
        read(part, scope);
  }
}

/** Returns the range of the word in a template string that contains an interpolation. */
function wordAround(hole: Node, template: Node, code: string): Pick<Node, 'from' | 'to'> {
  const before = /\S*$/.exec(code.slice(template.from + 1, hole.from))?.[0] ?? '';
  const after = /^\S*/.exec(code.slice(hole.to, template.to - 1))?.[0] ?? '';
  return { from: hole.from - before.length, to: hole.to + after.length };
}

function readConditional(node: Node, scope: Scope): void {
  const [, first, second] = partsOf(node).filter(({ name }) => name !== 'LogicOp');
  if (first) read(first, under(scope, node.from, 1));
  if (second) read(second, under(scope, node.from, 2));
}

function readBinary(node: Node, scope: Scope): void {
  const { firstChild: left, lastChild: right } = node;
  const sign = left?.nextSibling;
  if (!left || !right || !sign) return;
  const operator = textOf(sign, scope.code);
  if (operator === '||' || operator === '??') {
    // The operator's offset identifies the condition. The expression's offset would be ambiguous, because
    // nested expressions can start at the same offset.
    read(left, under(scope, sign.from, 1));
    read(right, under(scope, sign.from, 2));
  } else if (operator === '&&') read(right, under(scope, sign.from, 1));
  else if (operator === '+') for (const part of [left, right]) read(part, scope);
  else if (operator === 'as' || operator === 'satisfies') read(left, scope);
  else miss(node, scope);
}

/**
 * Reads a property of an object or array. Reads only that property's value for `table.name`, and all values
 * for `table[name]`.
 */
function readMember(node: Node, scope: Scope): void {
  const { firstChild: object, lastChild: key } = node;
  if (!object) return;
  const table = resolved(object, scope);
  const entries = table?.name === 'ObjectExpression' ? table.getChildren('Property') : undefined;
  const entry = entries?.find(
    ({ firstChild }) =>
      firstChild && key && plainText(firstChild, scope.code) === textOf(key, scope.code),
  );
  if (key?.name === 'PropertyName' && entry?.lastChild) read(entry.lastChild, scope);
  else if (key?.name === 'PropertyName' && entries) miss(node, scope);
  else if (table && entries) read(table, scope);
  else if (table?.name === 'ArrayExpression') read(table, under(scope, node.from, 1));
  else miss(node, scope);
}

/**
 * Follows variables, parentheses and type casts to the node that an expression refers to. Returns the name
 * itself if a variable refers to itself. `undefined` for an unknown variable.
 */
function resolved(node: Node, scope: Scope): Node | undefined {
  const { code, reading } = scope;
  let value: Node | null | undefined = node;
  const seen = new Set(reading);
  while (value) {
    const text: string = textOf(value, code);
    if (value.name === 'VariableName' && !seen.has(text)) {
      seen.add(text);
      value = constantAt(value, scope);
    } else if (value.name === 'ParenthesizedExpression') value = partsOf(value)[0];
    else if (value.name === 'BinaryExpression' && /^as|^sat/.test(signOf(value, code)))
      value = value.firstChild;
    else return value;
  }
  return undefined;
}

function signOf({ firstChild }: Node, code: string): string {
  const sign = firstChild?.nextSibling;
  return sign ? textOf(sign, code) : '';
}

function readCall(node: Node, scope: Scope): void {
  const callee = node.firstChild;
  const method = callee?.name === 'MemberExpression' ? callee.lastChild : undefined;
  const isList = method && /^(?:join|filter|trim|concat)$/.test(textOf(method, scope.code));
  const isConcat = method && textOf(method, scope.code) === 'concat';
  const isJoiner = (call: Node | null | undefined) =>
    call && JOINERS.has(textOf(call.firstChild ?? call, scope.code));
  const made = callee && resolved(callee, scope);
  if (isJoiner(node)) for (const part of argumentsOf(node)) read(part, scope);
  else if (isList && callee?.firstChild)
    for (const part of [callee.firstChild, ...(isConcat ? argumentsOf(node) : [])])
      read(part, scope);
  else if (made?.name === 'CallExpression' && isJoiner(made)) read(made, scope);
  else miss(node, scope);
}

function readConstant(node: Node, scope: Scope): void {
  const name = textOf(node, scope.code);
  const value = scope.reading.includes(name) ? undefined : constantAt(node, scope);
  if (value) read(value, { ...scope, reading: [...scope.reading, name] });
  else miss(node, scope);
}

/**
 * Reads an object. If it has `class` or `className` properties, only those are read. A value that is a
 * string, template or array contains classes. A value that is another object is read in the same way, except
 * for `defaultVariants`. For any other value, the key is a class, and the value decides whether the class
 * applies.
 */
function readObject(node: Node, scope: Scope): void {
  const parts = partsOf(node).filter(({ lastChild }) => lastChild?.name !== 'RegExp');
  const name = ({ firstChild }: Node) => (firstChild ? plainText(firstChild, scope.code) : '');
  const own = parts.filter((part) => /^class(?:Name)?$/.test(name(part)));
  for (const [index, part] of (own.length > 0 ? own : parts).entries()) {
    const { firstChild: key, lastChild: value } = part;
    if (part.name !== 'Property' || !key || !value || key.name === '[') miss(part, scope);
    else if (/^(?:String|TemplateString|ArrayExpression)$/.test(value.name))
      read(value, under(scope, node.from, index));
    else if (value.name !== 'ObjectExpression')
      add(wordsOf(name(part), keyStart(key)), under(scope, part.from, 1));
    else if (name(part) !== 'defaultVariants') read(value, under(scope, part.from, 1));
  }
}

function keyStart({ name, from }: Node): number {
  return name === 'String' ? from + 1 : from;
}

/** Returns the text of a name, or of a string without its quotes. */
function plainText(node: Node, code: string): string {
  const text = textOf(node, code);
  return node.name === 'String' ? text.slice(1, -1) : text;
}

function textOf({ from, to }: Node, code: string): string {
  return code.slice(from, to);
}
