import type { Piece } from './piece';

/** Creates the HTML element that a piece describes. */
export function toNode({ tag, attributes, style = {}, children }: Piece): HTMLElement {
  const made = element(
    tag,
    ...children.map((child) => (typeof child === 'string' ? child : toNode(child))),
  );
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const [key, value] of Object.entries(style))
    made.style.setProperty(
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  return made;
}

/** Creates an HTML element with children. Strings become text nodes. */
export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** Creates a button with a label and a click handler. */
export function actionButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(label);
  button.addEventListener('click', act);
  return button;
}

/** Creates a header cell of a table for a column, a row, or a group of rows. */
export function headerCell(
  scope: 'col' | 'row' | 'rowgroup',
  ...children: (Node | string)[]
): HTMLElement {
  const cell = element('th', ...children);
  cell.setAttribute('scope', scope);
  return cell;
}
