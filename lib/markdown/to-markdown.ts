import type { PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Element } from '@/lib/mdx/attributes';
import type { Forms } from './forms';
import { toReadable } from './readable';

/** What a page's Markdown depends on besides the page. */
export interface MarkdownSetup {
  forms: Forms;
  /** The address that readers elsewhere need for one that a page uses. */
  toUrl(address: string): string;
}

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[keyof Handlers]>;

const style: Options = { bullet: '-', rule: '-', emphasis: '*', listItemIndent: 'one' };

/** A page's body as plain Markdown (GFM), components in their Markdown form; ends without a line end. */
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
    if (!form) return toTag(node, serialize(node.children));
    const text = form(node, serialize);
    // A component with nothing inside writes its own links, to paths of the site.
    return node.children.length > 0 ? text : text.replace(/(?<=\]\()\/[^)\s]*/g, toUrl);
  };
}

function isInSentence(element: Element, nodes: RootContent[]): nodes is PhrasingContent[] {
  return element.type === 'mdxJsxTextElement' && nodes.length >= 0;
}

/** Tags of HTML stay as they are: Markdown knows them. */
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
