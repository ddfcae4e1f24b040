import { BODY_MARK, withoutPreviews } from './trim-flight';

const ROW = new RegExp(`([0-9a-f]+):T([0-9a-f]+),(?=${BODY_MARK})`);
const LATER = /(<class-members\b[^>]*>)[\s\S]*?(<\/class-members>)/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Takes out of the articles in a page's data, which a client navigation fetches, what only a whole
 * load needs: the classes that rows of tables stand for, which the browser reads from the page's document when
 * they are asked for, and the facts for search engines and previews.
 */
export function trimPayload(data: string): string {
  let rest = withoutPreviews(data);
  let trimmed = '';
  for (;;) {
    const row = ROW.exec(rest);
    if (!row) return trimmed + rest;
    const [head, id, length = ''] = row;
    const text = rest.slice(row.index + head.length);
    const body = Buffer.from(text).subarray(0, Number.parseInt(length, 16)).toString();
    const short = body.replace(LATER, '$1$2').replace(STRUCTURED_DATA, '');
    trimmed += `${rest.slice(0, row.index)}${id}:T${Buffer.byteLength(short).toString(16)},${short}`;
    rest = text.slice(body.length);
  }
}
