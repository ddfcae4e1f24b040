import type { Expression, Program, Property, SpreadElement } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { controlCharacter } from '@/lib/config/source/control-characters';
import type { Compilation, Positioned } from './compilation';

/**
 * Remark plugin that reports expressions in braces unless they are literal data, such as a string or a list
 * of numbers. Content must not contain code, because it would run on the build machine.
 */
export function remarkLiterals(page: Compilation) {
  return (tree: Root): void => {
    const check = (node: Positioned, program: Program | null | undefined) => {
      if (program && !isLiteralData(program)) report(node, page);
    };
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        check(node, node.data?.estree);
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        const place = attribute.position ? attribute : node;
        if (attribute.type === 'mdxJsxExpressionAttribute') report(place, page);
        else if (typeof attribute.value === 'object') check(place, attribute.value?.data?.estree);
      }
    });
  };
}

function report(node: Positioned, page: Compilation): void {
  page.report(node, {
    problem: 'Code in braces does not run in pages',
    expected:
      'a string, a number, true, false, null, an array of these, an object of these, or a comment',
    fix: 'Write the value itself, or a literal brace as \\{.',
  });
}

/** Whether braces contain only one literal value, which may be an array or an object, or only a comment. */
export function isLiteralData({ body }: Program): boolean {
  const [statement, ...more] = body;
  if (more.length > 0) return false;
  return (
    statement === undefined ||
    (statement.type === 'ExpressionStatement' && isLiteral(statement.expression))
  );
}

function isLiteral(node: Expression | SpreadElement | null): boolean {
  if (node === null) return false;
  switch (node.type) {
    case 'Literal':
      return !('regex' in node || 'bigint' in node || isControl(node.value));
    case 'TemplateLiteral':
      return node.expressions.length === 0 && !node.quasis.some((it) => isControl(it.value.cooked));
    case 'UnaryExpression':
      return /^[-+]$/.test(node.operator) && node.argument.type === 'Literal';
    case 'ArrayExpression':
      return node.elements.every(isLiteral);
    case 'ObjectExpression':
      return node.properties.every(isLiteralProperty);
    default:
      return false;
  }
}

function isControl(value: unknown): boolean {
  return typeof value === 'string' && controlCharacter(value) !== undefined;
}

function isLiteralProperty(property: Property | SpreadElement): boolean {
  if (property.type !== 'Property' || property.kind !== 'init') return false;
  const { key, value, computed, shorthand } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
  if (computed || shorthand || name === '__proto__') return false;
  return isLiteral(value as Expression);
}
