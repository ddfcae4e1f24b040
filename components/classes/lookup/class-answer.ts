import { lookupGuess, lookupGuessed, lookupOr } from '@/content/messages/classes';
import type { Lookup } from '@/lib/classes/lookup/lookup';
import type { Answer } from '@/lib/classes/lookup/lookup-index';
import { toCard } from './answer-card';
import { element, toNode } from './piece-in-dom';

/**
 * Returns a lookup result as DOM nodes. `text` is the text that the reader looked up. If it is not a class, the
 * result ends with the card of the first suggested class.
 */
export function toAnswer(text: string, answer: Answer, lookup: Lookup): (Node | string)[] {
  const { found, offered } = answer;
  const names = offered?.names ?? [];
  const first = found ? undefined : names[0];
  const guess = first && lookup.answer(first, false).found;
  const note = offered?.isGuess ? lookupGuess : undefined;
  return [
    ...(found ? toCard(text, found, lookup).map(toNode) : []),
    ...toExplanation(text, answer),
    ...(guess ? toCard(first, guess, { ...lookup, note }).map(toNode) : []),
  ];
}

/**
 * Returns a paragraph with the problem and the suggestions for it, or with the title of a list of classes,
 * followed by that list.
 */
function toExplanation(text: string, { problem, offered }: Answer): HTMLElement[] {
  const sentence = problem === undefined ? [] : toSentence(text, problem);
  const { names = [], title = '', isGuess } = offered ?? {};
  const [best, ...others] = names;
  const guesses =
    isGuess && best
      ? [
          `${lookupGuessed} `,
          toSuggestion(best),
          '?',
          ...(others.length > 0 ? [` ${lookupOr}`] : []),
          ...others.flatMap((name) => [' ', toSuggestion(name)]),
        ]
      : [];
  const isList = !isGuess && best !== undefined;
  const words = [...sentence, ...guesses, ...(isList ? [title] : [])];
  const items = isList ? names.map((name) => element('li', toSuggestion(name))) : [];
  return [
    ...(words.length > 0 ? [element('p', ...words)] : []),
    ...(items.length > 0 ? [element('ul', ...items)] : []),
  ];
}

/** Returns a problem as a sentence. If it starts with the text, the text is marked as code. */
function toSentence(text: string, problem: string): (Node | string)[] {
  const isSubject = problem.startsWith(`${text} `);
  return isSubject ? [element('code', text), `${problem.slice(text.length)}. `] : [`${problem}. `];
}

/** Creates a button that looks up the class on it. */
function toSuggestion(name: string): HTMLElement {
  const button = element('button', name);
  button.setAttribute('type', 'button');
  button.dataset.suggestion = '';
  return button;
}
