import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean, nearest } from '@/lib/config/source/did-you-mean';
import { attributeText, type Element } from './attributes';
import type { Compilation, Mistake } from './compilation';
import { componentProps, type PropDeclarations, type PropType } from './component-props';
import { isAddressAttribute, isGeneratedAttribute, isRunningAttribute } from './harmless-html';
import { isLiteralData } from './literals';

/** Remark plugin that checks the props of each component that has declared props. */
export function remarkProps(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        checkProps(node, page);
    });
  };
}

/**
 * Reports unknown props, missing props, and props whose literal value has the wrong type. Ignores components
 * without a declaration and props in a spread, because other checks report them.
 */
export function checkProps(
  node: Element,
  page: Pick<Compilation, 'report'>,
  declared: Readonly<Record<string, PropDeclarations>> = componentProps,
): void {
  const { name } = node;
  if (name === null || !Object.hasOwn(declared, name)) return;
  const props = declared[name] ?? {};
  const meant = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const prop = Object.hasOwn(props, attribute.name) ? props[attribute.name] : undefined;
    const mistake = prop
      ? toTypeMistake(name, attribute, prop.type)
      : toUnknownMistake(name, attribute.name, props);
    if (!prop) meant.add(nearest(attribute.name, Object.keys(props)) ?? '');
    if (mistake) page.report(attribute.position ? attribute : node, mistake);
  }
  for (const prop of missingProps(node, props)) {
    // The mistake at the misspelled prop is enough.
    if (!meant.has(prop)) page.report(node, toMissingMistake(name, prop, props));
  }
}

function missingProps(node: Element, props: PropDeclarations): string[] {
  const written = new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute]] : [],
    ),
  );
  return Object.entries(props).flatMap(([name, { isRequired }]) =>
    isRequired && (!written.has(name) || attributeText(node, name)?.trim() === '') ? [name] : [],
  );
}

function toMissingMistake(component: string, prop: string, props: PropDeclarations): Mistake {
  const required = Object.entries(props).filter(([, { isRequired }]) => isRequired);
  const example = required.map(([name, { type }]) => toExample(name, type)).join(' ');
  return { problem: `<${component}> has no ${prop}`, expected: `<${component} ${example}>` };
}

function toUnknownMistake(
  component: string,
  name: string,
  props: PropDeclarations,
): Mistake | undefined {
  // The check of components reports these.
  if (isRunningAttribute(name) || isGeneratedAttribute(name)) return undefined;
  const examples = Object.entries(props).map(([known, { type }]) => toExample(known, type));
  return {
    problem: `Unknown prop of <${component}>: ${name}`,
    expected: examples.join(', ') || 'no props',
    fix: didYouMean(name, Object.keys(props)),
  };
}

/** Returns how a prop is written, such as `title="…"`, for error messages and for the table of props. */
export function toExample(name: string, type: PropType): string {
  if (type === 'flag') return name;
  return type === 'number' ? `${name}={1}` : `${name}="…"`;
}

function toTypeMistake(
  component: string,
  { name, value }: MdxJsxAttribute,
  type: PropType,
): Mistake | undefined {
  if (value === null || value === undefined) {
    if (type === 'flag' || type === 'text or flag') return undefined;
    return { problem: `${name} has no value on <${component}>`, expected: expectedOf(name, type) };
  }
  if (typeof value === 'string') {
    if (type === 'text' || type === 'text or flag') return undefined;
    if (value === '' && type !== 'flag' && type !== 'number') return undefined;
    const choices = typeof type === 'string' ? [] : type;
    if (choices.includes(value)) return undefined;
    return {
      problem: `${name}="${short(value)}" is not valid on <${component}>`,
      expected: expectedOf(name, type),
      fix: didYouMean(value, choices),
    };
  }
  const code = value.value.trim();
  if (isValueInBraces(code, type)) return undefined;
  const program = value.data?.estree;
  // Other checks report addresses and code in braces.
  if (isAddressAttribute(name) || (program && !isLiteralData(program))) return undefined;
  const isText = typeof type !== 'string' || type.startsWith('text');
  const problem = isText
    ? `${name} is not written in quotes on <${component}>`
    : `${name}={${short(code)}} is not valid on <${component}>`;
  return { problem, expected: expectedOf(name, type) };
}

function isValueInBraces(code: string, type: PropType): boolean {
  if (type === 'flag' || type === 'text or flag') return code === 'true' || code === 'false';
  return type === 'number' && code !== '' && Number.isFinite(Number(code));
}

function expectedOf(name: string, type: PropType): string {
  if (type === 'flag') return `${name} or ${name}={false}`;
  if (type === 'text or flag') return `${name}="…" or ${name}`;
  if (typeof type !== 'string') return `one of ${type.join(', ')}`;
  return toExample(name, type);
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
