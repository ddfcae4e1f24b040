import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Job } from './job';
import type { Place } from './sources';

/** A word that names a class, or may do so, with where it stands. */
export interface ClassName extends Place {
  text: string;
  where: 'sample' | 'prose';
}

const ATTRIBUTE =
  /\b(?:class|\w*[cC]lassName)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})/g;
/** Strings in an expression that are not compared or looked up. */
const STRING = /(?<![=!]==?\s|\[)(["'`])((?:(?!\1)[^\\])*)\1(?!\s*[=!]==)/g;
const OWN = /^\s*\/\*\s*classes:([^*]*)\*\/\s*$/;

/** Collects the classes of samples and the code of sentences; a comment names the page's own classes. */
export function remarkClassNames(job: Job) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'code') fromSample(node, job);
      if (node.type === 'inlineCode') fromProse(node, job);
      if (node.type === 'mdxFlowExpression') {
        job.ownClasses.push(...(OWN.exec(node.value)?.[1]?.split(/\s+/).filter(Boolean) ?? []));
      }
    });
  };
}

function fromProse(node: InlineCode, job: Job): void {
  const place = job.placeOf(node);
  if (!place) return;
  for (const text of node.value.split(/\s+/))
    job.classNames.push({ text, where: 'prose', ...place });
}

function fromSample(node: Code, job: Job): void {
  const place = job.placeOf(node);
  if (!place || !/^(tsx|jsx|html)$/.test(node.lang ?? '')) return;
  node.value.split('\n').forEach((line, index) => {
    for (const [, double, single, expression] of line.matchAll(ATTRIBUTE)) {
      for (const text of classesOf(double ?? single, expression)) {
        const position = { line: place.position.line + index + 1, column: line.indexOf(text) + 1 };
        job.classNames.push({ text, where: 'sample', file: place.file, position });
      }
    }
  });
}

function classesOf(literal: string | undefined, expression: string | undefined): string[] {
  const texts = literal === undefined ? strings(expression ?? '') : [literal];
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

function strings(expression: string): string[] {
  return [...expression.matchAll(STRING)].map(([, , text = '']) =>
    text.replace(/\S*\$\{[^}]*\}\S*/g, ''),
  );
}
