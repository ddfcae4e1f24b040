import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from './attributes';
import type { Job } from './job';
import type { Source } from './sources';

/** The partial that an `<Include file="…" />` names; nothing, and a reported mistake, when there is none. */
export function partialOf(node: MdxJsxFlowElement, trail: string[], job: Job): Source | undefined {
  const name = attributeText(node, 'file');
  if (name === undefined) {
    job.report(node, {
      problem: '<Include> has no file',
      expected: '<Include file="_partials/name.mdx" />',
    });
    return undefined;
  }
  const file = `${job.folder}/${name}`;
  if (trail.includes(file)) {
    job.report(node, {
      problem: `The partial ${name} includes itself`,
      expected: [...trail, file].join(' → '),
    });
    return undefined;
  }
  const text = job.readText(file);
  if (text === undefined) {
    job.report(node, {
      problem: `There is no partial ${name}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  return { file, text, firstLine: 1 };
}
