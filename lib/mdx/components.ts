import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/content/error';
import { didYouMean } from '@/lib/content/nearest';
import type { Element } from './attributes';
import type { Job, Placed } from './job';
import type { Place } from './sources';

/** A component that the page uses, with where it does so. */
export interface ComponentUse extends Place {
  name: string;
}

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

const FEATURES: Record<string, string> = { Tabs: 'tabs', Details: 'details', Diagram: 'diagram' };

/** Collects the components in use and refuses code modules and tags that Markdown has a form for. */
export function remarkComponents(job: Job) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') reportModule(node, job);
      if ('url' in node && runs(node.url)) reportAddress(node, node.url, job);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      if (name === null) return;
      reportAttributes(node, job);
      if (REFUSED.includes(name.toLowerCase())) {
        job.report(node, {
          problem: `<${name}> is not available in pages`,
          fix: 'Remove it; a component of the site may do what you need.',
        });
      }
      if (/^[A-Z]|\./.test(name)) use(name, node, job);
      else if (MARKDOWN_FORMS[name]) {
        job.report(node, {
          problem: `<${name}> is written as a tag`,
          expected: `its Markdown form: ${MARKDOWN_FORMS[name]}`,
        });
      }
    });
  };
}

/** The mistakes in a page's use of components, given the names of all that there are. */
export function unknownComponents(uses: ComponentUse[], known: readonly string[]): ContentError[] {
  return uses
    .filter(({ name }) => !known.includes(name))
    .map(({ name, file, position }) => {
      const problem = `Unknown component <${name}>`;
      const expected = `Expected one of ${[...known].sort().join(', ')}.`;
      return new ContentError({ file, position, problem, expected, fix: didYouMean(name, known) });
    });
}

function use(name: string, node: Parameters<Job['placeOf']>[0], job: Job): void {
  const place = job.placeOf(node);
  if (place) job.components.push({ name, ...place });
  const feature = FEATURES[name];
  if (feature) job.features.add(feature);
}

function reportAttributes(node: Element, job: Job): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const place = attribute.position ? attribute : node;
    if (RUNNING.test(name)) {
      job.report(place, {
        problem: `The attribute ${name} is not available in pages`,
        fix: 'Remove it: pages run no code.',
      });
    }
    if (typeof value === 'string' && runs(value)) reportAddress(place, value, job);
  }
}

function reportAddress(node: Placed, address: string, job: Job): void {
  job.report(node, {
    problem: `The address ${address.slice(0, 40)} runs or carries code`,
    expected: 'a path, a file, or an address that starts with https:',
  });
}

function reportModule(node: Parameters<Job['report']>[0], job: Job): void {
  job.report(node, {
    problem: 'import and export are not available in pages',
    fix: 'Use components without importing them, and <Include file="…" /> for partials.',
  });
}
