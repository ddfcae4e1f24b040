import type { Node } from '@babel/types';
import { ContentError } from './source/content-error';
import { didYouMean } from './source/did-you-mean';
import { nodesOf, positionOf, textOf } from './source/positions';
import { isProjectFile, listProjectFiles, readProjectFile, readText } from './source/site-files';

const folder = 'content/messages';

interface Message {
  kind: 'text' | 'function';
  /**
   * Text of the message. Undefined unless the message is a string literal or a template without expressions.
   */
  text?: string | undefined;
  node: Node;
}

/**
 * Returns the errors in the site's interface messages. No message may be empty. Each file in
 * `content/messages` must have the same messages, with the same placeholders, as the project's file with the
 * same path.
 */
export function checkMessages(site: string): ContentError[] {
  return listProjectFiles(site, folder, '.ts').flatMap((file) => {
    const own = messagesIn(readText(site, file));
    const expected: Messages = isProjectFile(file) ? messagesIn(readProjectFile(file)) : new Map();
    return [...emptyMessages(file, own), ...differences(file, own, expected)];
  });
}

function emptyMessages(file: string, own: Messages): ContentError[] {
  return [...own]
    .filter(([, { text }]) => text?.trim() === '')
    .map(([id, { node }]) => {
      const problem = `The message ${id} is empty`;
      return new ContentError({
        file,
        position: positionOf(node),
        problem,
        fix: 'Write its text.',
      });
    });
}

function differences(file: string, own: Messages, expected: Messages): ContentError[] {
  const missing = [...expected.keys()].filter((id) => !own.has(id));
  return [
    ...missing.map((id) => {
      const problem = `The message ${id} is missing`;
      return new ContentError({ file, problem, fix: `Add export const ${id} = ….` });
    }),
    ...[...own].flatMap(([id, message]) => {
      const wanted = expected.get(id);
      const position = positionOf(message.node);
      if (!wanted) {
        const fix = didYouMean(id, missing);
        return new ContentError({ file, position, problem: `Unknown message ${id}`, fix });
      }
      const [is, should] = [shapeOf(message), shapeOf(wanted)];
      if (is === should) return [];
      const problem = `The message ${id} is ${is}`;
      return new ContentError({ file, position, problem, expected: `Expected ${should}.` });
    }),
  ];
}

/** Describes a message's kind and placeholders for error messages, such as `a text with {count}`. */
function shapeOf({ kind, text = '' }: Message): string {
  const values = new Set(text.match(/\{\w+\}/g));
  if (kind === 'function') return 'a function';
  return values.size === 0 ? 'a text' : `a text with ${[...values].sort().join(' and ')}`;
}

type Messages = ReadonlyMap<string, Message>;

function messagesIn(source: string): Messages {
  const found = new Map<string, Message>();
  for (const node of nodesOf(source)) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration')
      continue;
    for (const { id, init } of node.declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const kind = init.type === 'ArrowFunctionExpression' ? 'function' : 'text';
      found.set(id.name, { kind, node: id, ...(kind === 'text' && { text: textOf(init) }) });
    }
  }
  return found;
}
