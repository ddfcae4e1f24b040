/**
 * The marker with which an article's HTML begins in a page's data. Everything that begins with it
 * stands in the document too, and is read from there when the page starts.
 */
export const BODY_MARK = '<!--body-->';

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

const PREVIEW =
  /,\["\$","meta","\w+",\{"(?:property|name)":"(?:og|twitter|article):[^"]*","content":"(?:[^"\\]|\\.)*"\}\]/g;

/**
 * A page's data without what previews of links read. They load whole documents, whose head says it;
 * after a navigation `startShell` takes it out of the head, where it would be about another page.
 */
export function withoutPreviews(data: string): string {
  return data.replace(PREVIEW, '');
}

/**
 * Takes out of a page's inline data what its document says already, and joins the rest into one
 * script at the place of the last one. Data that holds nothing of the kind is only joined.
 */
export function trimFlight(html: string): string {
  const pushes = [...html.matchAll(PUSH)];
  const last = pushes.at(-1);
  if (!last) return html;
  const data = pushes.map(([, literal]) => JSON.parse(literal ?? '""') as string).join('');
  const short = withoutPreviews(withoutBodies(data));
  const script = `<script>self.__next_f.push([1,${toLiteral(short)}])</script>`;
  return html.replace(PUSH, (_push, _literal, offset: number) =>
    offset === last.index ? script : '',
  );
}

/** Rows of long text are `id:T<length in bytes, hexadecimal>,<text>`; the emptied ones are `id:""`. */
function withoutBodies(data: string): string {
  let rest = data;
  let trimmed = '';
  for (;;) {
    const row = new RegExp(`([0-9a-f]+):T([0-9a-f]+),(?=${BODY_MARK})`).exec(rest);
    if (!row) return trimmed + rest;
    const [head, id = '', length = ''] = row;
    const text = rest.slice(row.index + head.length);
    const body = Buffer.from(text).subarray(0, Number.parseInt(length, 16)).toString();
    trimmed += `${rest.slice(0, row.index)}${id}:""\n`;
    rest = text.slice(body.length);
  }
}

/** A string literal that cannot end the script element it stands in. */
function toLiteral(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
