import type { ElementContent } from 'hast';
import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { directive } from 'micromark-extension-directive';
import type {
  Code,
  Effects,
  Extension,
  TokenizeContext,
  State as Tokenizing,
} from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { ADMONITIONS, toAdmonition } from './admonition-kinds';
import { toAttributes } from './attributes';
import type { Compilation } from './compilation';

const COLON = 58;
/**
 * The parser for `:::` containers from micromark's directive extension. Its parsers for other directives are
 * not used, because they would misread text such as `dark:bg-black` and `::before`.
 */
const [container] = [directive().flow?.[COLON] ?? []].flat();

/**
 * Micromark extension that parses notices. They start with `:::name`, `:::name[Title]` or `:::name Title`,
 * and end with a line of at least as many colons.
 */
export const admonitionSyntax: Extension = {
  flow: { [COLON]: { ...container, tokenize: tokenizeNotice } },
};

/**
 * Wraps micromark's container tokenizer, which accepts a title only in brackets. In a line such as
 * `:::tip Title`, the wrapper reads the text after the space as the title. At the end of the line,
 * micromark's tokenizer continues.
 */
function tokenizeNotice(
  this: TokenizeContext,
  effects: Effects,
  ok: Tokenizing,
  nok: Tokenizing,
): Tokenizing {
  if (!container) throw new Error('micromark-extension-directive has no container');
  let isOpening = true;
  let isAfterName = false;
  let exited = '';
  const watched: Effects = {
    ...effects,
    enter: (type, fields) => {
      isAfterName = type === 'whitespace' && exited === 'directiveContainerName';
      return effects.enter(type, fields);
    },
    exit: (type) => {
      exited = type;
      if (type === 'directiveContainerFence') isOpening = false;
      return effects.exit(type);
    },
  };
  const fail: Tokenizing = (code) => {
    isOpening = false;
    return nok(code);
  };
  const watch = (state: Tokenizing): Tokenizing => {
    return (code) => {
      const isTitle = isAfterName && !isBlank(code);
      // `exited` is reset before each step. Whitespace directly after the name starts in the same step in
      // which the name ends. Whitespace after brackets starts in a later step, so it does not introduce a
      // title.
      exited = '';
      const next = isTitle ? readTitle(watched, state)(code) : state(code);
      return next && isOpening ? watch(next) : next;
    };
  };
  return watch(container.tokenize.call(this, watched, ok, fail));
}

/** Tokenizes the rest of the line as a title, then continues with the state `next`. */
function readTitle(effects: Effects, next: Tokenizing): Tokenizing {
  return (code) => {
    effects.enter('directiveContainerLabel');
    effects.enter('chunkText', { contentType: 'text' });
    return words(code);
  };

  function words(code: Code): Tokenizing | undefined {
    if (!isLineEnd(code)) {
      effects.consume(code);
      return words;
    }
    effects.exit('chunkText');
    effects.exit('directiveContainerLabel');
    return next(code);
  }
}

/** Whether a character code is a line ending or marks the end of the file. */
function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}

function isBlank(code: Code): boolean {
  return isLineEnd(code) || code === -2 || code === -1 || code === 32;
}

/** Remark plugin that reports unclosed notices and notices with an unknown name or with attributes. */
export function remarkAdmonitions(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!toAdmonition(node.name)) {
        page.report(node, {
          problem: `Unknown notice :::${node.name}`,
          expected: ADMONITIONS.join(', '),
          fix: didYouMean(node.name, ADMONITIONS),
        });
      }
      if (Object.keys(node.attributes ?? {}).length > 0) {
        page.report(node, {
          problem: `The notice :::${node.name} has attributes in braces`,
          expected: 'only a title in brackets',
        });
      }
      if (!node.data?.position?.closing) {
        page.report(node, {
          problem: `The notice :::${node.name} is not closed`,
          fix: 'Add a line with the same number of colons below it.',
        });
      }
    });
  };
}

/**
 * Converts a notice to an `Admonition` element, whose first child is an `AdmonitionTitle`. If the title is
 * empty, the component shows the name that the author wrote after the colons.
 */
export function admonitionHandler(state: State, node: ContainerDirective): ElementContent {
  const type = toAdmonition(node.name) ?? 'info';
  const label = node.children.find(isLabel);
  const body = { ...node, children: node.children.filter((child) => child !== label) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: toAttributes({ type }),
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'AdmonitionTitle',
        attributes: toAttributes({ type: node.name }),
        children: label ? state.all(label) : [],
      },
      ...state.all(body),
    ],
  };
}

function isLabel(node: { type: string; data?: object | undefined }): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}
