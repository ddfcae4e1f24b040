import {
  classCss,
  classNativeCondition,
  classNativeStyle,
  classNone,
  classNotes,
  classPage,
  classSupport,
  classTerm,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { decodeSupport, PLATFORM_NAMES, supportText } from '@/lib/classes/data/class-data';
import { describeCondition } from '@/lib/classes/data/describe-condition';
import type { Answer, Found } from '@/lib/classes/lookup/lookup-index';

type Row = [term: string, description: (Node | string)[]];

/** Returns a lookup result as DOM nodes. `text` is the text that the reader looked up. */
export function toAnswer(text: string, { found, problem, offered }: Answer): (Node | string)[] {
  const parts: (Node | string)[] = problem ? [element('p', `${problem}.`)] : [];
  if (found) parts.push(details(text, found));
  if (offered && offered.names.length > 0) {
    const buttons = offered.names.map((name) => {
      const button = element('button', name);
      button.setAttribute('type', 'button');
      return element('li', button);
    });
    parts.push(element('p', offered.title), element('ul', ...buttons));
  }
  return parts;
}

function details(text: string, found: Found): HTMLElement {
  const list = element('dl');
  for (const [term, description] of [[classTerm, [code(text)]] as Row, ...toRows(found)]) {
    list.append(element('dt', term), element('dd', ...description));
  }
  return list;
}

function toRows({ css, ios, android, support, conditions, remarks, page }: Found): Row[] {
  const native: Row[] =
    ios === android
      ? [[classNativeStyle, [code(ios)]]]
      : [
          [PLATFORM_NAMES.ios, [code(ios)]],
          [PLATFORM_NAMES.android, [code(android)]],
        ];
  const when = ios || android ? conditions.map(describeCondition).join(', ') : '';
  const link = element('a', page ?? '');
  link.setAttribute('href', withBasePath(page ?? ''));
  return [
    [classCss, [code(css)]],
    ...native,
    ...(when ? [[classNativeCondition, [when]] as Row] : []),
    [classSupport, [supportText(decodeSupport(support))]],
    ...(remarks.length ? [[classNotes, [remarks.join(' ')]] as Row] : []),
    ...(page ? [[classPage, [link]] as Row] : []),
  ];
}

function code(text: string): Node {
  return text ? element('code', text) : document.createTextNode(classNone);
}

/** Creates an HTML element with children. Strings become text nodes. */
export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
