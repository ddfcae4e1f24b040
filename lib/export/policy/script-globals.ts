import { parse } from '@babel/parser';
import { NodePath } from '@babel/traverse';
import type { MemberExpression, OptionalMemberExpression, Program } from '@babel/types';

/** Names of the global object in a browser, on its own and as a property of another object. */
const WINDOW = new Set(['window', 'self', 'globalThis', 'defaultView']);

/** Names that no browser declares and that the language gives to every script. */
const LANGUAGE = new Set(['arguments', 'globalThis']);

/**
 * The names that a script reads or writes as global variables, each once: names that it does not declare, and
 * properties of the global object, which may have another name for a while. Throws at a script that cannot be parsed.
 */
export function globalsOf(script: string): string[] {
  const found = new Set<string>();
  const addProperty = (path: NodePath<MemberExpression | OptionalMemberExpression>) => {
    const name = propertyOf(path.node);
    if (name !== undefined && isWindow(path.get('object'))) found.add(name);
  };
  const program = toProgram(script);
  for (const name of Object.keys(program.scope.globals)) found.add(name);
  program.traverse({
    MemberExpression: addProperty,
    OptionalMemberExpression: addProperty,
    VariableDeclarator(path) {
      const { id } = path.node;
      if (id.type !== 'ObjectPattern' || !isWindow(path.get('init'))) return;
      for (const property of id.properties)
        if (property.type === 'ObjectProperty' && property.key.type === 'Identifier')
          found.add(property.key.name);
    },
    BinaryExpression(path) {
      const { left, operator } = path.node;
      if (operator === 'in' && left.type === 'StringLiteral' && isWindow(path.get('right')))
        found.add(left.value);
    },
  });
  return [...found].filter((name) => !LANGUAGE.has(name));
}

/** The program of a script with its scopes; the package's function of that name depends on how a loader imports it. */
function toProgram(script: string): NodePath<Program> {
  const file = parse(script, { sourceType: 'unambiguous' });
  const place = { parentPath: null, parent: file, container: file, key: 'program' } as const;
  return NodePath.get<typeof file, 'program'>(place).setContext();
}

function propertyOf({
  computed,
  property,
}: MemberExpression | OptionalMemberExpression): string | undefined {
  if (computed) return property.type === 'StringLiteral' ? property.value : undefined;
  return property.type === 'Identifier' ? property.name : undefined;
}

/** Whether an expression may be the global object: by its name, by a constant, or as one of several values. */
function isWindow(path: NodePath<object | null | undefined>): boolean {
  if (path.isIdentifier()) {
    const binding = path.scope.getBinding(path.node.name);
    if (!binding) return WINDOW.has(path.node.name);
    const declared = binding.path;
    return (
      binding.constant &&
      declared.isVariableDeclarator() &&
      declared.node.id === binding.identifier &&
      isWindow(declared.get('init'))
    );
  }
  if (path.isMemberExpression()) return WINDOW.has(propertyOf(path.node) ?? '');
  if (path.isConditionalExpression())
    return isWindow(path.get('consequent')) || isWindow(path.get('alternate'));
  if (path.isLogicalExpression()) return isWindow(path.get('left')) || isWindow(path.get('right'));
  if (path.isAssignmentExpression()) return isWindow(path.get('right'));
  return false;
}

/** The global names that a file of TypeScript’s declarations of the browser and the language declares. */
export function declaredGlobals(declarations: string): string[] {
  const { program } = parse(declarations, {
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]],
  });
  return program.body.flatMap((statement) => {
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    const isValue =
      statement.type === 'TSDeclareFunction' ||
      statement.type === 'ClassDeclaration' ||
      statement.type === 'TSModuleDeclaration';
    return isValue && statement.id?.type === 'Identifier' ? statement.id.name : [];
  });
}
