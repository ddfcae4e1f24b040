import type { InlineCode, Nodes, Root, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ReadClaim, readCell, readClaims } from './claim-grammar';
import type { Job } from './job';
import type { Place } from './sources';

/** A claim of the page about a class, or about a variant. */
export interface Claim extends Place, Omit<ReadClaim, 'subjects'> {
  text: string;
}

/** Collects what sentences and tables claim about the support of classes. */
export function remarkClaims(job: Job) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
        const { text, codes } = toText(node);
        collect(readClaims(text), codes, job);
      }
      if (node.type === 'table') fromTable(node, job);
    });
  };
}

function fromTable({ children: [head, ...rows] }: Table, job: Job): void {
  const headings = head?.children.map((cell) => plain(cell)) ?? [];
  for (const { children: cells } of rows) {
    const [first, ...others] = cells;
    const { codes } = first ? toText(first) : { codes: [] };
    const subjects = codes.map((_, index) => index);
    others.forEach((cell, index) => {
      const claim = readCell(headings[index + 1] ?? '', plain(cell));
      if (claim) collect([{ ...claim, subjects }], codes, job);
    });
  }
}

function collect(claims: ReadClaim[], codes: InlineCode[], job: Job): void {
  for (const { subjects, ...claim } of claims) {
    if (subjects.some((subject) => isComponent(codes[subject]?.value ?? ''))) continue;
    for (const subject of subjects) {
      const node = codes[subject];
      const place = node && job.placeOf(node);
      if (node && place) job.claims.push({ ...claim, ...place, text: node.value });
    }
  }
}

/** In a `View`, `gap-x-4` …: such a list names a circumstance, and is not one of classes. */
function isComponent(code: string): boolean {
  return /^[A-Z<{]/.test(code);
}

function plain(cell: TableCell): string {
  return toText(cell).text.trim();
}

/** The text of a node, with a number in the place of each code. */
function toText(node: Nodes): { text: string; codes: InlineCode[] } {
  const codes: InlineCode[] = [];
  const write = (child: Nodes): string => {
    if (child.type === 'inlineCode') return `⟦${codes.push(child) - 1}⟧`;
    if (child.type === 'text') return child.value.replace(/\s+/g, ' ');
    return 'children' in child ? child.children.map(write).join('') : '';
  };
  return { text: write(node), codes };
}
