import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Element } from './attributes';
import type { Compilation, Positioned } from './compilation';

/** Tags that have a Markdown form, which is checked and styled; written as tags they would be neither. */
const MARKDOWN_FORMS: Record<string, string> = {
  a: '[text](address)',
  img: '![text](address)',
  pre: '```',
  table: '| a | b |',
  h1: 'the title of the front matter',
  h2: '##',
  h3: '###',
  h4: '####',
};

/** Tags that run or load something; the policy of the site must never bless what an author writes. */
const REFUSED = [
  'script',
  'style',
  'iframe',
  'frame',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
];

/** Attributes that run what they hold. */
const RUNNING = /^(?:on[a-z]+|srcdoc|dangerouslysetinnerhtml)$/i;

/** Whether an address runs or carries what it leads to; blanks and control characters hide nothing. */
function runs(address: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(address.replace(/[\s\p{Cc}]/gu, ''));
}

/** Collects the components in use and refuses code modules and tags that Markdown has a form for. */
export function remarkComponents(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') reportModule(node, page);
      if ('url' in node && runs(node.url)) reportAddress(node, node.url, page);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      if (name === null) return;
      reportAttributes(node, page);
      if (REFUSED.includes(name.toLowerCase())) {
        page.report(node, {
          problem: `<${name}> is not available in pages`,
          fix: 'Remove it; a component of the site may do what you need.',
        });
      }
      if (/^[A-Z]|\./.test(name)) use(name, node, page);
      else if (MARKDOWN_FORMS[name]) {
        page.report(node, {
          problem: `<${name}> is written as a tag`,
          expected: `its Markdown form: ${MARKDOWN_FORMS[name]}`,
        });
      }
    });
  };
}

function use(name: string, node: Parameters<Compilation['placeOf']>[0], page: Compilation): void {
  const place = page.placeOf(node);
  if (place) page.findings.components.push({ name, ...place });
}

function reportAttributes(node: Element, page: Compilation): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const place = attribute.position ? attribute : node;
    if (RUNNING.test(name)) {
      page.report(place, {
        problem: `The attribute ${name} is not available in pages`,
        fix: 'Remove it: pages run no code.',
      });
    }
    if (typeof value === 'string' && runs(value)) reportAddress(place, value, page);
  }
}

function reportAddress(node: Positioned, address: string, page: Compilation): void {
  page.report(node, {
    problem: `The address ${address.slice(0, 40)} runs or carries code`,
    expected: 'a path, a file, or an address that starts with https:',
  });
}

function reportModule(node: Parameters<Compilation['report']>[0], page: Compilation): void {
  page.report(node, {
    problem: 'import and export are not available in pages',
    fix: 'Use components without importing them, and <Include file="…" /> for partials.',
  });
}
