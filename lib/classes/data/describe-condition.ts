const CONDITIONS: [pattern: RegExp, words: string][] = [
  [/^hover$/, 'a pointer hovers over it (onHoverIn)'],
  [/^active$/, 'it is pressed (onPressIn)'],
  [/^focus$/, 'it has focus (onFocus)'],
  [/^disabled$/, 'the prop disabled is set'],
  [/^open$/, 'the prop open is set'],
  [/^no children$/, 'it has no children'],
  [/^on the children$/, 'styles the children'],
  [/^(?:prefers-color-scheme: )?dark$/, 'dark mode is on'],
  [/^(?:display-mode: )?android$/, 'on Android'],
  [/^(?:display-mode: )?ios$/, 'on iOS'],
  [/^(?:display-mode: )?macos$/, 'on macOS'],
  [/^(?:display-mode: )?windows$/, 'on Windows'],
  [/^prop: (\w+)$/, 'sets the prop $1'],
  [/^(aria-[\w-]+)="(\w+)"$/, 'the prop $1 is $2'],
  [/^(dataSet\.\w+)="(\w+)"$/, '$1 is $2'],
  [/^(?:orientation: portrait|\(orientation: portrait\))$/, 'the window is higher than wide'],
  [/^(?:orientation: landscape|\(orientation: landscape\))$/, 'the window is wider than high'],
  [/^\((.*)\)$/, '$1'],
];

/**
 * Describes a condition from the class data in plain English, such as “it has focus (onFocus)” for `focus`.
 * Conditions without a description, such as `width ≥ 640px`, stay the same.
 */
export function describeCondition(condition: string): string {
  const [, group, state = ''] = /^(group: )?(.*)$/.exec(condition) ?? [];
  const found = CONDITIONS.find(([pattern]) => pattern.test(state));
  const words = found ? state.replace(...found) : state;
  return group ? `of the group: ${words}` : words;
}

/**
 * Combines strings into their common start and end, with an ellipsis for the part that differs, such as
 * `width ≥ …px`. Returns the string itself if all are equal, and an empty string if they have no common
 * start.
 */
export function common(texts: string[]): string {
  const [first = '', ...others] = texts;
  if (others.every((text) => text === first)) return first;
  const shortest = Math.min(...texts.map((text) => text.length));
  let start = 0;
  while (start < shortest && texts.every((text) => text[start] === first[start])) start += 1;
  let end = 0;
  const at = (text: string) => text[text.length - 1 - end];
  while (end < shortest - start && texts.every((text) => at(text) === at(first))) end += 1;
  const ending = end ? first.slice(-end) : '';
  return start ? `${first.slice(0, start)}…${ending}` : '';
}
