import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { attributeOf, type Element, toAttributes } from '@/lib/content/mdx/attributes';

/** Settings for converting a page to Markdown. */
export interface MarkdownSetup {
  forms: Forms;
  /** Converts a URL that a page uses to a URL that works outside the site. */
  toUrl(address: string): string;
}

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[keyof Handlers]>;

const style: Options = { bullet: '-', rule: '-', emphasis: '*', listItemIndent: 'one' };

/**
 * Returns a page's body as GitHub Flavored Markdown, without a trailing newline. Components are converted
 * with `forms`. Components without a form and other elements become HTML tags, except boxes, which are omitted.
 */
export function toMarkdown(tree: Root, { forms, toUrl }: MarkdownSetup): string {
  const element = toElementHandler(forms, toUrl);
  const handlers: Handlers = { mdxJsxFlowElement: element, mdxJsxTextElement: element };
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { ...style, handlers })
    .stringify(toReadable(tree, toUrl))
    .trim();
}

function toElementHandler(forms: Forms, toUrl: MarkdownSetup['toUrl']): Handle {
  return (node: Element, _parent, state, info) => {
    const serialize = (nodes: RootContent[]) =>
      isInSentence(node, nodes)
        ? state.containerPhrasing({ type: 'paragraph', children: nodes }, info)
        : state.containerFlow({ type: 'root', children: nodes }, info);
    const form = forms[node.name ?? ''];
    if (isBox(node)) return serialize(node.children);
    if (!form) return toTag(node, serialize(node.children));
    const text = form(node, serialize);
    // The form of a component without children contains links that are site paths.
    return node.children.length > 0 ? text : text.replace(/(?<=\]\()\/[^)\s]*/g, toUrl);
  };
}

/** Returns whether an element exists only for the layout of the web page. */
function isBox({ type, name }: Element): boolean {
  return type === 'mdxJsxFlowElement' && (name === 'div' || name === 'section');
}

function isInSentence(element: Element, nodes: RootContent[]): nodes is PhrasingContent[] {
  return element.type === 'mdxJsxTextElement' && nodes.length >= 0;
}

/** Serializes an element as HTML tags, which are valid in Markdown. */
function toTag({ name, attributes }: Element, content: string): string {
  if (name === null) return content;
  const texts = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [` ${attribute.name}="${attribute.value}"`]
      : [],
  );
  const open = `<${name}${texts.join('')}>`;
  return content === '' ? open : `${open}${content}</${name}>`;
}

/** Serializes nodes as Markdown. Blocks are separated by blank lines. */
type Serialize = (nodes: RootContent[]) => string;

/**
 * Functions that convert MDX components to Markdown, keyed by component name. `serialize` converts child
 * nodes.
 */
export type Forms = Readonly<Record<string, (node: Element, serialize: Serialize) => string>>;

/**
 * Matches an MDX expression that is only a quoted string, such as `'{'`. Authors use it for characters that
 * MDX would parse.
 */
const QUOTED = /^(['"`])([^'"`]*)\1$/;

/**
 * Returns a copy of a page's syntax tree that plain Markdown can represent. URLs are converted with `toUrl`,
 * admonitions become components, and MDX expressions become text or are removed.
 */
function toReadable(tree: Root, toUrl: (address: string) => string): Root {
  const copy = structuredClone(tree);
  visit(copy, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') node.url = toUrl(node.url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = attributeOf(node, 'href');
      if (typeof href?.value === 'string') href.value = toUrl(href.value);
    }
    const other = toPlain(node);
    if (!other || !parent || index === undefined) return;
    const siblings: RootContent[] = parent.children;
    siblings.splice(index, 1, ...other);
    return index;
  });
  return copy;
}

/**
 * Returns the replacement for a node that plain Markdown does not support. Undefined when the node can stay.
 */
function toPlain(node: Root | RootContent): RootContent[] | undefined {
  if (node.type === 'containerDirective') {
    const label = node.children.find(isLabel);
    const title: RootContent[] = label
      ? [{ type: 'mdxJsxFlowElement', name: 'AdmonitionTitle', attributes: [], children: [label] }]
      : [];
    const body = node.children.filter((child) => child !== label);
    const attributes = toAttributes({ type: node.name });
    const children = [...title, ...body] as typeof body;
    return [{ type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children }];
  }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const quoted = QUOTED.exec(node.value.trim())?.[2];
  return quoted === undefined ? [] : [{ type: 'text', value: quoted }];
}

function isLabel(node: { type: string; data?: object | undefined }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}
