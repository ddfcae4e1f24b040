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
import { didYouMean } from '@/lib/config/source/nearest';
import { ADMONITIONS, toAdmonition } from './admonition-kinds';
import { toAttributes } from './attributes';
import type { Compilation } from './compilation';

const COLON = 58;
/** The container alone of the directives: prose has `dark:bg-black` and `::before`. */
const [container] = [directive().flow?.[COLON] ?? []].flat();

/** Reads notices: `:::name`, `:::name[Title]` or `:::name Title`, up to a line of as many colons. */
export const admonitionSyntax: Extension = {
  flow: { [COLON]: { ...container, tokenize: tokenizeNotice } },
};

/**
 * Lets the container read, but takes what follows the blanks behind its name for a title, which the
 * container expects in brackets; its own states go on at the line's end.
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
      // Blanks directly behind the name begin in the step that ends it; behind brackets they begin later.
      exited = '';
      const next = isTitle ? readTitle(watched, state)(code) : state(code);
      return next && isOpening ? watch(next) : next;
    };
  };
  return watch(container.tokenize.call(this, watched, ok, fail));
}

/** Reads the rest of the line as a title, and goes on with `next`. */
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

/** Whether the tokenizer is at a line's end; the end of the text is one. */
function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}

function isBlank(code: Code): boolean {
  return isLineEnd(code) || code === -2 || code === -1 || code === 32;
}

/** Checks the kinds of `:::` notices and that each is closed. */
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
          expected: 'nothing but a title in brackets',
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

/** Makes a notice out of a container, its title first; an empty title shows the kind's name. */
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
