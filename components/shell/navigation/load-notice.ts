/** Label and click handler of the notice's button, and an optional error text. */
interface NoticeParts {
  label: string;
  act: () => void;
  detail?: string;
}

/**
 * Shows a notice with a button in the shell's alert element. If the page is truncated before that element,
 * adds a new alert element at the top of the page. Returns an object whose `remove` function removes the
 * notice.
 */
export function showLoadNotice(sentence: string, { label, act, detail }: NoticeParts) {
  const place = document.querySelector('[data-load-failure]') ?? addPlace();
  const button = element('button', label);
  button.type = 'button';
  button.onclick = act;
  place.replaceChildren(element('p', sentence), element('small', detail), button);
  return { remove: () => place.replaceChildren() };
}

function addPlace(): Element {
  const place = element('div');
  place.role = 'alert';
  (document.body ?? document.documentElement).prepend(place);
  return place;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  return Object.assign(document.createElement(name), { textContent: text });
}
