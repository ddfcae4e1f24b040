/**
 * Reads and rewrites a page's React payload, which Next serializes as rows of the form `id:value`. The
 * document contains the payload as arguments of `self.__next_f.push`. A client-side navigation fetches it as
 * a `.txt` file.
 */

import { formatChanged } from './format-changed';

/** Name of the client component whose children are sent as one HTML string. */
const BOUNDARY = 'StaticHtml';
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Matches the inline scripts that set up the chunk loader and the payload queue. */
const READY =
  /<script(?: id="_R_")?>(\(globalThis\["TURBOPACK"\][^<]*|\(self\.__next_f=[^<]*)<\/script>/g;
/**
 * Control character before and after an element's id in the payload. Such an id is a placeholder for the
 * element's HTML, which a script reads from the document when the page loads. Instead of an id, it can be the
 * name of a meta element in square brackets, as a placeholder for the element's content.
 */
const MARK = '\u0001';
/**
 * Matches an id between two `MARK` characters. Both characters are escaped twice: as JSON and as a JavaScript
 * string literal.
 */
const MARKED_ID = /(?<!\\)\\\\u0001([^"\\]*)\\\\u0001/g;
/** Matches the meta element of a page's description or keywords in a payload row. */
const META_TEXT =
  /(?<=\["\$","meta","\w+",\{"name":"(description|keywords)","content":")(?:[^"\\]|\\.)*(?="\}\])/g;
/** Matches the script that `dedupePageData` generates. */
const DATA_SCRIPT = toDataScript();

const PREVIEW_META =
  '\\["\\$","meta","\\w+",\\{"(?:property|name)":"(?:og|twitter|article):[^"]*","content":"(?:[^"\\\\]|\\\\.)*"\\}\\]';
const PREVIEW = new RegExp(`,${PREVIEW_META}`, 'g');
/**
 * Matches a payload row that consists of one link preview tag. Next splits a list into such rows when it is
 * too long for one row.
 */
const PREVIEW_ROW = new RegExp(`(?<=^[\\da-f]+:)${PREVIEW_META}$`, 'gm');

/** Function that returns the inner HTML of the element with the id `id`. */
type FindHtml = (id: string) => string;

/**
 * Removes content from a document's payload that the document already contains as HTML: the children of each
 * `StaticHtml` element, and the page's description and keywords. A script reads them from the document when
 * the page loads. Also removes link preview tags. Merges all payload scripts into one at the position of the
 * last, so the CSP needs only one hash for them. Throws when Next's format changed. Returns documents without a
 * payload unchanged.
 */
export function dedupePageData(html: string): string {
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
  const finished = inlineStaticHtml(withoutMetaTexts(withoutPreviews(data), html), (id) => {
    ids.push(id);
    return MARK + id + MARK;
  });
  const literal = toLiteral(finished).replace(
    MARKED_ID,
    (_mark, id: string) => `"+JSON.stringify(document.${toRead(id)}).slice(1,-1)+"`,
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

/**
 * Replaces the page's description and keywords in a payload with placeholders, if the document has the same
 * meta elements.
 */
function withoutMetaTexts(data: string, document: string): string {
  const mark = JSON.stringify(MARK).slice(1, -1);
  const rows = toRows(data).map(({ id, value }) => {
    if (value.startsWith('T')) return `${id}:${value}`;
    const short = value.replace(META_TEXT, (text, name: string) =>
      document.includes(`<meta name="${name}" `) ? `${mark}[${name}]${mark}` : text,
    );
    return `${id}:${short}`;
  });
  return rows.join('');
}

/** Returns the JavaScript after `document.` that reads the content of a placeholder. */
function toRead(placeholder: string): string {
  const name = /^\[(\w+)\]$/.exec(placeholder)?.[1];
  if (name) return `querySelector("[name=${name}]").content`;
  return `getElementById("${placeholder}").innerHTML`;
}

/**
 * Whether an inline script has exactly the form that `dedupePageData` generates. In this form, content of the
 * page cannot run code.
 */
export function isDataScript(code: string): boolean {
  return DATA_SCRIPT.test(code);
}

function toDataScript(): RegExp {
  const text = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
  const html = String.raw`getElementById\("[^"\\]*"\)\.innerHTML`;
  const meta = String.raw`querySelector\("\[name=\w+\]"\)\.content`;
  const part = String.raw`JSON\.stringify\(document\.(?:${html}|${meta})\)\.slice\(1,-1\)`;
  const files = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w"./~,-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);`;
  const queue = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);`;
  const push = String.raw`self\.__next_f\.push\(\[1,${text}(?:\+${part}\+${text})*\]\)`;
  return new RegExp(`^(?:${files}|${queue})+${push}$`);
}

/**
 * Removes the link preview tags (Open Graph, article and Twitter meta elements) from a payload. Sites that
 * show link previews read them from the document, which still contains them. After a client-side navigation,
 * the shell removes the first page's tags from the head. Throws when an Open Graph tag remains.
 */
export function withoutPreviews(data: string): string {
  const rest = data.replace(PREVIEW, '').replace(PREVIEW_ROW, 'null');
  if (rest.includes('{"property":"og:')) throw changed('link preview tags remain');
  return rest;
}

/**
 * Replaces the children of each `StaticHtml` element in a payload with an HTML string from `findHtml`.
 * Removes the rows that only these children used. Also removes undefined properties and resource hints. The
 * hints would load the CSS of prefetched pages even if the reader never opens them. Throws when Next's format
 * changed.
 */
export function inlineStaticHtml(data: string, findHtml: FindHtml): string {
  // Hints are not needed: the elements in the rows load the same files.
  const rows = toRows(data)
    .filter(({ id, value }) => id !== '' || !value.startsWith('HL['))
    .map(withoutUndefined);
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
      // In a separate text row, the HTML needs no escaping.
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

/**
 * Returns a function that looks up an element in `document` by id and returns its inner HTML, without React's
 * comments. The function throws when there is no such element.
 */
export function htmlById(document: string): FindHtml {
  return (id) => withoutMarks(document.slice(...contentOf(document, id)));
}

/**
 * Returns the start and end offsets of an element's content. The element must not contain another element
 * with the same tag name. Throws when there is no element with this id.
 */
function contentOf(document: string, id: string): [start: number, end: number] {
  const at = document.indexOf(` id="${id}"`);
  const tag = /^<(\w+)/.exec(document.slice(document.lastIndexOf('<', at), at))?.[1];
  const start = document.indexOf('>', at) + 1;
  const end = document.indexOf(`</${tag}>`, start);
  if (at < 0 || !tag || end < 0) throw changed(`the document has no element with the id ${id}`);
  return [start, end];
}

/** Removes the comments that React puts between text nodes for hydration. */
function withoutMarks(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

/** Id of the payload's root row. */
const ROOT = '0';

interface Row {
  id: string;
  /** Text after the id and colon, including the line break if there is one. */
  value: string;
}

type BoundaryElement = ['$', string, string | null, Record<string, unknown>];

function isElementOf(part: unknown, names: readonly string[]): part is BoundaryElement {
  return Array.isArray(part) && part[0] === '$' && names.includes(part[1]);
}

/**
 * Splits a payload into rows. Each row is one line, except for text rows, which start with their length in
 * bytes as a hexadecimal number: `id:T<length>,`.
 */
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

/** Removes properties with the value `undefined`, which are equivalent to missing properties. */
function withoutUndefined({ id, value }: Row): Row {
  if (value.startsWith('T')) return { id, value };
  return { id, value: value.replace(/,"\w+":"\$undefined"/g, '') };
}

/**
 * Returns the ids of all rows that `text` references, directly or through other rows. A reference looks like
 * `"$1f"` or `"$1f:props"`.
 */
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

/** Converts a string to a JavaScript string literal that cannot close the script element around it. */
function toLiteral(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function changed(difference: string): Error {
  return formatChanged('payload.ts', difference);
}
