import { decodeSupport, PLATFORM_NAMES, supportText } from '@/lib/classes/class-data';
import type { Answer } from '@/lib/classes/lookup';
import type { Found } from '@/lib/classes/lookup-index';
import { withBasePath } from '@/lib/shell/base-path';

const OUTCOMES: Record<string, string> = {
  works: 'works on native',
  always: 'native loses the condition: the class is always on',
  group: 'native only asks whether there is a group',
  never: 'never true on native',
  dropped: 'native drops the class',
};

const DERIVED = 'Worked out from how the library handles other values of this kind.';

/** The answer of the lookup as elements. */
export function toAnswer(
  text: string,
  { found, variants, problem, nearest }: Answer,
): (Node | string)[] {
  const parts: (Node | string)[] = problem ? [element('p', `${problem}.`)] : [];
  if (!problem) parts.push(details(text, found, variants));
  if (nearest.length > 0) {
    const buttons = nearest.map((name) => {
      const button = element('button', name);
      button.setAttribute('type', 'button');
      return element('li', button);
    });
    parts.push(element('p', 'Similar classes:'), element('ul', ...buttons));
  }
  return parts;
}

function details(
  text: string,
  found: Found | undefined,
  variants: Answer['variants'],
): HTMLElement {
  const rows: [string, (Node | string)[]][] = [['Class', [element('code', text)]]];
  for (const [name, outcome] of variants) {
    rows.push([`${name}:`, [outcome ? (OUTCOMES[outcome] ?? outcome) : 'not in the tables']]);
  }
  if (found) rows.push(...toRows(found));
  else rows.push(['Values', ['This class exists, but the lookup can’t work out its value.']]);
  const list = element('dl');
  for (const [term, description] of rows) {
    list.append(element('dt', term), element('dd', ...description));
  }
  return list;
}

function toRows({
  css,
  ios,
  android,
  support,
  remarks,
  page,
  isDerived,
}: Found): [string, (Node | string)[]][] {
  const native: [string, (Node | string)[]][] =
    ios === android
      ? [['Native style', [code(ios)]]]
      : [
          [PLATFORM_NAMES.ios, [code(ios)]],
          [PLATFORM_NAMES.android, [code(android)]],
        ];
  const link = element('a', page ?? '');
  link.setAttribute('href', withBasePath(page ?? ''));
  return [
    ['CSS', [code(css)]],
    ...native,
    ['Support', [supportText(decodeSupport(support))]],
    ...(isDerived ? [['Source', [DERIVED]] as [string, string[]]] : []),
    ...(remarks.length ? [['Notes', [remarks.join(' ')]] as [string, string[]]] : []),
    ...(page ? [['Page', [link]] as [string, Node[]]] : []),
  ];
}

function code(text: string): Node {
  return text ? element('code', text) : document.createTextNode('–');
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
