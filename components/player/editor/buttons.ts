import { copied } from '@/content/messages/common';

/** Creates a button with a label and a click handler, which receives the button. */
export function toButton(
  label: string,
  act: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => act(button));
  return button;
}

/** Changes the label of a button, and keeps its icon if it has one. */
export function setLabel(button: HTMLElement, label: string): void {
  if (button.lastChild) button.lastChild.textContent = label;
}

/**
 * Asks for confirmation in the button's label. Called on each click. Returns `false` and shows the question
 * on the first click, and `true` if the button is clicked again before it loses focus.
 */
export function confirmTwice(button: HTMLButtonElement, question: string): boolean {
  const { dataset } = button;
  const forget = () => {
    setLabel(button, dataset.asks ?? button.textContent);
    delete dataset.asks;
  };
  const isAsking = dataset.asks !== undefined;
  if (isAsking) forget();
  else {
    dataset.asks = button.textContent;
    setLabel(button, question);
    button.addEventListener('blur', forget, { once: true });
  }
  return isAsking;
}

/**
 * Copies text to the clipboard and confirms it in the button's label. Does nothing if the browser denies
 * access to the clipboard.
 */
export async function showCopied(button: HTMLElement, text: string): Promise<void> {
  // A second click must not save the confirmation as the label.
  button.dataset.label ??= button.textContent;
  await navigator.clipboard?.writeText(text).then(
    () => {
      setLabel(button, copied);
      setTimeout(() => {
        setLabel(button, button.dataset.label ?? '');
      }, 1500);
    },
    () => {},
  );
}
