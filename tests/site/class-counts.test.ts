import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { supportAll, supportSome } from '@/content/messages/classes';
import { expect, test } from '../support/test';

/** Number of classes with full, partial and no support, keyed by platform name. */
type Counts = Record<string, { full: number; partial: number; none: number }>;

for (const [version, list, fewest] of [
  ['current', '/tailwind/llms.txt', 140],
  ['v2', '/v2/llms.txt', 40],
] as const) {
  test(`the first line, the table and the Markdown version of each utility page agree: ${version}`, async ({
    request,
  }) => {
    const read = async (path: string) => (await request.get(path)).text();
    const twins = (await read(list)).match(/\/(?:v2\/)?tailwind\/[\w-]+\/[\w-]+\.md/g);
    let compared = 0;
    for (const twin of new Set(twins)) {
      const page = fromHtml(await read(`${twin.replace(/\.md$/, '')}/`));
      const [table] = all(page, ({ tagName }) => tagName === 'class-table');
      if (!table) continue;
      compared += 1;
      const counts = countsOf(table);
      const [strip] = all(page, isMarks);
      const cells = strip ? all(strip, ({ tagName }) => tagName === 'li').map(textOf) : [];
      expect(cells, twin).toEqual(cellsOf(counts));
      const [source] = all(table, ({ tagName }) => tagName === 'summary').slice(-1);
      expect(textOf(source ?? table), twin).toMatch(new RegExp(`^${total(counts)} class`));
      const markdown = await read(twin);
      expect(markdown.split('\n'), twin).toContain(lineOf(counts));
      expect(rowsOfTwin(markdown), twin).toEqual(expect.arrayContaining(rowsOf(table)));
    }
    expect(compared).toBeGreaterThan(fewest);
  });
}

/** Returns the elements in a tree that match a predicate, in document order. */
function all(tree: Nodes, is: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

function isMarks({ properties }: Element): boolean {
  return String(properties.className).includes('_marks');
}

const PLATFORMS = ['iOS', 'Android', 'Web'];
const LEVELS: Record<string, 'full' | 'partial' | 'none' | undefined> = {
  works: 'full',
  'works partly': 'partial',
  'no effect': 'none',
};

/**
 * Returns each platform's support for the classes in a group of rows, such as `['Web', 'works']`. Without text
 * about support, all of them work everywhere.
 */
function supportOf(group: Element): [platform: string, support: string][] {
  const [marks] = all(group, isMarks);
  if (!marks) return PLATFORMS.map((platform) => [platform, 'works']);
  const platforms = all(marks, ({ properties }) => 'dataSupport' in properties);
  return platforms.map((mark) => {
    const [platform = '', ...words] = textOf(mark).split(' ');
    return [platform, words.join(' ')];
  });
}

function groupsOf(table: Element): Element[] {
  return all(table, ({ tagName }) => tagName === 'tbody');
}

/**
 * Returns the number of classes in each row, keyed by row label. Scales without a list have as many as the row
 * that the next remark about steps names.
 */
function classesOf(table: Element): Map<string, number> {
  const found = new Map<string, number>();
  let pending: string[] = [];
  for (const row of all(table, ({ tagName }) => tagName === 'tr')) {
    const [name] = labelsOf(row);
    if (name !== undefined) {
      found.set(name, 1);
      pending.push(name);
    }
    const steps = all(row, ({ tagName }) => tagName === 'li').length > 0;
    if (steps)
      found.set(pending.pop() ?? '', all(row, ({ tagName }) => tagName === 'button').length);
    const same = /Same steps as (\S+)/.exec(textOf(row))?.[1];
    if (same === undefined) continue;
    for (const label of pending.filter((label) => label.includes('-{')))
      found.set(label, found.get(same) ?? 0);
    pending = [];
  }
  return found;
}

/** Returns the labels of the rows with classes in a group of rows. */
function labelsOf(group: Element): string[] {
  const rows = all(group, ({ tagName, properties }) => tagName === 'tr' && !isShared(properties));
  return rows.flatMap((row) =>
    all(row, ({ properties }) => properties.scope === 'row').map(textOf),
  );
}

function isShared(properties: Element['properties']): boolean {
  return 'dataShared' in properties;
}

function countsOf(table: Element): Counts {
  const classes = classesOf(table);
  const counts: Counts = {};
  for (const group of groupsOf(table)) {
    const count = labelsOf(group).reduce((sum, label) => sum + (classes.get(label) ?? 0), 0);
    for (const [platform, support] of supportOf(group)) {
      counts[platform] ??= { full: 0, partial: 0, none: 0 };
      const level = LEVELS[support];
      if (level) counts[platform][level] += count;
    }
  }
  return counts;
}

function total(counts: Counts): number {
  const [{ full, partial, none } = { full: 0, partial: 0, none: 0 }] = Object.values(counts);
  return full + partial + none;
}

/** Formats counts like the strip at the top of a page. */
function cellsOf(counts: Counts): string[] {
  const all = Object.entries(counts);
  if (all.every(([, { partial, none }]) => partial + none === 0))
    return ['Works on iOS, Android, and the web'];
  return all.map(([platform, { full, partial, none }]) => {
    const sum = full + partial + none;
    if (none === sum) return `${platform} No effect`;
    return `${platform} ${full === sum ? supportAll(sum) : supportSome(full, partial, sum)}`;
  });
}

/** Formats counts like the first line of a page's Markdown version. */
function lineOf(counts: Counts): string {
  const lines = Object.entries(counts).map(([platform, { full, partial, none }]) => {
    const sum = full + partial + none;
    if (full === sum) return `${platform}: works`;
    if (partial === sum) return `${platform}: works partly`;
    if (none === sum) return `${platform}: no effect`;
    const parts = [
      full > 0 ? `${full} of ${sum} classes work` : '',
      partial > 0 ? `${partial}${full > 0 ? '' : ` of ${sum} classes`} partly` : '',
      none > 0 ? `${none} without effect` : '',
    ];
    return `${platform}: ${parts.filter(Boolean).join(', ')}`;
  });
  return lines.join(' · ');
}

/** Returns each row's label and support, such as `p-{0…96} iOS: works, Android: works, Web: works`. */
function rowsOf(table: Element): string[] {
  return groupsOf(table).flatMap((group) => {
    const support = supportOf(group).map(([platform, word]) => `${platform}: ${word}`);
    return labelsOf(group).map((label) => `${label} ${support.join(', ')}`);
  });
}

function rowsOfTwin(markdown: string): string[] {
  return [
    ...markdown.matchAll(/^\| `(.*?)` \|.*\((iOS: [\w ]+, Android: [\w ]+, Web: [\w ]+)\)/gm),
  ].map(([, label, support]) => `${label} ${support}`);
}
