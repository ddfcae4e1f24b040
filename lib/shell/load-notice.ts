/** The button of a notice, and the error's own text. */
interface NoticeParts {
  label: string;
  act: () => void;
  detail?: string;
}

/** Shows that a page did not come, in the shell's place for it, or on top of a page that broke off before that place. */
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
