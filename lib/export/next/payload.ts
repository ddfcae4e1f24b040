/**
 * The data of a page as Next writes it: rows of `id:value`, in the document as arguments of
 * `self.__next_f.push`, and in the `.txt` files that a client navigation fetches. All that the site
 * knows of this format stands here.
 */

import { formatChanged } from './format-changed';

/** The client component whose content becomes one piece of HTML, by the name that it exports. */
const BOUNDARY = 'FinishedHtml';
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** What makes ready for the framework's scripts and their data. */
const READY =
  /<script(?: id="_R_")?>(\(globalThis\["TURBOPACK"\][^<]*|\(self\.__next_f=[^<]*)<\/script>/g;
/** Stands around the id of an element whose HTML the document holds. */
const MARK = '\u0001';
/** The mark as it is escaped in a JSON text that is part of a JavaScript literal. */
const MARKED_ID = /(?<!\\)\\\\u0001([^"\\]*)\\\\u0001/g;
/** The script that `slimDocument` makes: files of the framework by name, and texts with HTML of the document between. */
const DATA_SCRIPT = toDataScript();

const PREVIEW_META =
  '\\["\\$","meta","\\w+",\\{"(?:property|name)":"(?:og|twitter|article):[^"]*","content":"(?:[^"\\\\]|\\\\.)*"\\}\\]';
const PREVIEW = new RegExp(`,${PREVIEW_META}`, 'g');
/** Where the list that it is in was too long for one row. */
const PREVIEW_ROW = new RegExp(`(?<=^[\\da-f]+:)${PREVIEW_META}$`, 'gm');

/** The HTML inside the element with an id. */
type FindHtml = (id: string) => string;

/**
 * A document that says nothing twice: its data takes the HTML of each boundary from the document
 * itself while the page loads. Its scripts become one, at the place of the last, since each costs a
 * hash in the policy.
 */
export function slimDocument(html: string): string {
  const ready: string[] = [];
  const bare = html.replace(READY, (_script, code: string) => {
    ready.push(code.replace(/;?$/, ';'));
    return '';
  });
  const pushes = [...bare.matchAll(PUSH)];
  const last = pushes.at(-1);
  if (!last || ready.length === 0) {
    if (html.includes('__next_f')) throw changed('the page data is not in its scripts');
    return html;
  }
  const data = pushes.map(([, literal]) => JSON.parse(literal ?? '""') as string).join('');
  const ids: string[] = [];
  const finished = finishData(withoutPreviews(data), (id) => {
    ids.push(id);
    return MARK + id + MARK;
  });
  const literal = toLiteral(finished).replace(
    MARKED_ID,
    '"+JSON.stringify(document.getElementById("$1").innerHTML).slice(1,-1)+"',
  );
  const script = `<script>${ready.join('')}self.__next_f.push([1,${literal}])</script>`;
  const slim = bare.replace(PUSH, (_push, _literal, offset: number) =>
    offset === last.index ? script : '',
  );
  return ids.reduce((page, id) => {
    const [start, end] = contentOf(page, id);
    return page.slice(0, start) + withoutMarks(page.slice(start, end)) + page.slice(end);
  }, slim);
}

/** Whether an inline script is the one of `slimDocument`, in which nothing runs that a page could say. */
export function isDataScript(code: string): boolean {
  return DATA_SCRIPT.test(code);
}

function toDataScript(): RegExp {
  const text = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
  const html = String.raw`JSON\.stringify\(document\.getElementById\("[^"\\]*"\)\.innerHTML\)\.slice\(1,-1\)`;
  const files = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w"./~,-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);`;
  const queue = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);`;
  const push = String.raw`self\.__next_f\.push\(\[1,${text}(?:\+${html}\+${text})*\]\)`;
  return new RegExp(`^(?:${files}|${queue})+${push}$`);
}

/**
 * Data without what previews of links read. They load whole documents, whose head says it; after a
 * client navigation the shell takes it out of the head, where it would be about another page.
 */
export function withoutPreviews(data: string): string {
  const rest = data.replace(PREVIEW, '').replace(PREVIEW_ROW, 'null');
  if (rest.includes('{"property":"og:')) throw changed('previews of links remain');
  return rest;
}

/**
 * Data in which the content of each boundary is a string of HTML, not elements; rows that only these
 * elements needed are gone, and so are hints, by which a prefetched page would load styles that
 * nobody sees. Throws when Next's format is another one.
 */
export function finishData(data: string, findHtml: FindHtml): string {
  // Hints only name files that elements of the rows ask for themselves.
  const rows = toRows(data).filter(({ id, value }) => id !== '' || !value.startsWith('HL['));
  const names = rows
    .filter(({ value }) => value.startsWith('I[') && value.endsWith(`"${BOUNDARY}"]\n`))
    .map(({ id }) => `$L${id}`);
  if (names.length === 0) return rows.map(({ id, value }) => `${id}:${value}`).join('');
  const replaced: unknown[] = [];
  let next = Math.max(...rows.map(({ id }) => Number.parseInt(id || '0', 16)));
  const finished = rows.flatMap(({ id, value }) => {
    if (!names.some((name) => value.includes(`["$","${name}"`))) return { id, value };
    const texts: Row[] = [];
    const model = JSON.parse(value, (_key, part: unknown) => {
      if (!isElementOf(part, names)) return part;
      const [, type, key, { children, ...props }] = part;
      replaced.push(children);
      const html = findHtml(String(props.id));
      if (html.startsWith(MARK)) return ['$', type, key, { ...props, html }];
      // A row of its own needs no escapes.
      next += 1;
      const length = Buffer.byteLength(html).toString(16);
      texts.push({ id: next.toString(16), value: `T${length},${html}` });
      return ['$', type, key, { ...props, html: `$${next.toString(16)}` }];
    });
    return [...texts, { id, value: `${JSON.stringify(model)}\n` }];
  });
  if (replaced.length === 0) throw changed(`no element of ${BOUNDARY} in its rows`);
  const spare = reachable(JSON.stringify(replaced), rows);
  const others = finished.filter(({ id }) => !spare.has(id));
  const needed = reachable(others.map(({ value }) => value).join(''), finished);
  const kept = finished.filter(({ id }) => !spare.has(id) || needed.has(id));
  if (!kept.some(({ id }) => id === ROOT))
    throw changed(`only ${BOUNDARY} needs the row of the page`);
  return kept.map(({ id, value }) => `${id}:${value}`).join('');
}

/** The HTML of a boundary in a document, by its id. */
export function htmlById(document: string): FindHtml {
  return (id) => withoutMarks(document.slice(...contentOf(document, id)));
}

/** Where the content of an element begins and ends; no other of its kind may be inside. */
function contentOf(document: string, id: string): [start: number, end: number] {
  const at = document.indexOf(` id="${id}"`);
  const tag = /^<(\w+)/.exec(document.slice(document.lastIndexOf('<', at), at))?.[1];
  const start = document.indexOf('>', at) + 1;
  const end = document.indexOf(`</${tag}>`, start);
  if (at < 0 || !tag || end < 0) throw changed(`the document has no element with the id ${id}`);
  return [start, end];
}

/** HTML without the comments by which React would find its texts again. */
function withoutMarks(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

/** The row that a page begins with. */
const ROOT = '0';

interface Row {
  id: string;
  /** What follows the id, with its line end where it has one. */
  value: string;
}

type BoundaryElement = ['$', string, string | null, Record<string, unknown>];

function isElementOf(part: unknown, names: readonly string[]): part is BoundaryElement {
  return Array.isArray(part) && part[0] === '$' && names.includes(part[1]);
}

/** Rows end with their line, but for texts, which state their length in bytes: `id:T<hexadecimal>,`. */
function toRows(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = bytes.toString('latin1', at, at + 40);
    const [start, id] = /^([0-9a-f]*):/.exec(head) ?? [];
    if (start === undefined || id === undefined) throw changed(`a row begins ${head}`);
    const text = /^[0-9a-f]+:T([0-9a-f]+),/.exec(head);
    const line = bytes.indexOf('\n', at);
    const end = text
      ? at + text[0].length + Number.parseInt(text[1] ?? '', 16)
      : line < 0
        ? bytes.length
        : line + 1;
    rows.push({ id, value: bytes.toString('utf8', at + start.length, end) });
    at = end;
  }
  return rows;
}

/** The ids of all rows that a text leads to, by references such as `"$1f"`, `"$L1f"` and `"$1f:props"`. */
function reachable(text: string, rows: readonly Row[]): Set<string> {
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  const found = new Set<string>();
  const open = [text];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // A reference is `$`, an optional letter for its kind, and the id in hexadecimal digits.
    for (const [, id = ''] of next.matchAll(/"\$[A-Zg-z@]?([0-9a-f]+)[":]/g)) {
      const value = values.get(id);
      if (value === undefined || found.has(id)) continue;
      found.add(id);
      open.push(value);
    }
  }
  return found;
}

/** A string literal that cannot end the script element it stands in. */
function toLiteral(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function changed(difference: string): Error {
  return formatChanged('payload.ts', difference);
}
