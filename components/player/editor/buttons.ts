import { copied } from '@/content/messages/common';

/** A button that does one thing. */
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

/** Asks on the button itself: true when it is pressed again before it loses the focus. */
export function confirmTwice(button: HTMLButtonElement, question: string): boolean {
  if (button.dataset.asks !== undefined) {
    button.textContent = button.dataset.asks;
    delete button.dataset.asks;
    return true;
  }
  button.dataset.asks = button.textContent;
  button.textContent = question;
  const forget = () => {
    button.textContent = button.dataset.asks ?? button.textContent;
    delete button.dataset.asks;
  };
  button.addEventListener('blur', forget, { once: true });
  return false;
}

/** Puts a text on the clipboard and says so on the button. */
export async function sayCopied(button: HTMLElement, text: string): Promise<void> {
  // A second click must not take the confirmation for the label.
  button.dataset.label ??= button.textContent;
  await navigator.clipboard?.writeText(text).then(
    () => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = button.dataset.label ?? '';
      }, 1500);
    },
    () => {},
  );
}
