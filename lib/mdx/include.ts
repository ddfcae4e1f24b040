import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeText } from './attributes';
import type { Compilation } from './compilation';
import type { SourceText } from './source-files';

/** The partial that an `<Include file="…" />` names; nothing, and a reported mistake, when there is none. */
export function partialOf(
  node: MdxJsxFlowElement,
  trail: string[],
  page: Compilation,
): SourceText | undefined {
  const name = attributeText(node, 'file');
  if (name === undefined) {
    page.report(node, {
      problem: '<Include> has no file',
      expected: '<Include file="_partials/name.mdx" />',
    });
    return undefined;
  }
  const file = `${page.folder}/${name}`;
  if (trail.includes(file)) {
    page.report(node, {
      problem: `The partial ${name} includes itself`,
      expected: [...trail, file].join(' → '),
    });
    return undefined;
  }
  const text = page.readText(file);
  if (text === undefined) {
    page.report(node, {
      problem: `There is no partial ${name}`,
      expected: `a file at ${file}`,
    });
    return undefined;
  }
  return { file, text, firstLine: 1 };
}
