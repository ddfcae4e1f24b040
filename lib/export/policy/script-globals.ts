import { parse } from '@babel/parser';
import { NodePath } from '@babel/traverse';
import type { MemberExpression, OptionalMemberExpression, Program } from '@babel/types';

/** Names of the browser's global object, as a variable or as a property such as `document.defaultView`. */
const WINDOW = new Set(['window', 'self', 'globalThis', 'defaultView']);

/**
 * Names that JavaScript and Node define. TypeScript's browser declarations do not list them. Scripts only read
 * Node's `global` if there is no `window`.
 */
const LANGUAGE = new Set(['arguments', 'global', 'globalThis']);

/**
 * Returns the names of all global variables that a script uses, without duplicates. Finds variables that the
 * script does not declare, and properties of the global object, such as `window.name`. Also follows constants
 * such as `const w = window`. Throws when the script cannot be parsed.
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

/**
 * Parses a script and resolves its variable scopes. Uses `NodePath` because the shape of @babel/traverse's
 * default export depends on the module loader.
 */
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

/**
 * Whether an expression may evaluate to the global object, such as `window`, a constant with that value, or
 * `a ? window : b`.
 */
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

/**
 * Returns the names of the global variables, functions, classes and namespaces that a declaration file of
 * TypeScript declares, such as `lib.dom.d.ts`. `declarations` is its text. These files declare one name per line,
 * and indent only what is nested, so they need no parser, which would take a second for all of them.
 */
export function declaredGlobals(declarations: string): string[] {
  const names = declarations.matchAll(
    /^declare (?:var|let|const|function|(?:abstract )?class|namespace) (\w+)/gm,
  );
  return [...names].map(([, name = '']) => name);
}
