import fc from 'fast-check';
import { drawingAttributes, drawingElements } from '@/lib/content/mdx/drawing-vocabulary';
import { hostileText } from '../support/hostile-values';

/** SVG file generated for a test. `isHarmless` marks drawings that must be published and displayed. */
export interface DrawingFile {
  text: string;
  encoding: keyof typeof encodings;
  isHarmless: boolean;
}

const encodings = {
  utf8: (text: string) => Buffer.from(text),
  utf8WithMark: (text: string) => Buffer.from(`\ufeff${text}`),
  utf16WithMark: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  swappedUtf16WithMark: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  utf16: (text: string) => Buffer.from(text, 'utf16le'),
  latin1: (text: string) => Buffer.from(text, 'latin1'),
};

/** Encodes the text of an SVG file in the file's encoding. */
export function toBytes({ text, encoding }: DrawingFile): Uint8Array {
  return encodings[encoding](text);
}

/**
 * Script that requests `/ran`, so tests can detect that it ran. It needs no escaping in XML text or in
 * double-quoted attributes.
 */
export const MARK = "fetch('/ran')";

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const run = `<script>${MARK}</script>`;
const markup = `&lt;img src='x' onerror="${MARK}"&gt;`;
const dataSvg = `data:image/svg+xml,%3Csvg xmlns='${SVG}' onload='${MARK.replaceAll("'", '%22')}'/%3E`;

/**
 * Markup that could run a script or load a file, either if the SVG is published unchanged or if it is parsed
 * as another language, such as HTML.
 */
const hostileMarkup = [
  run,
  `<s:script xmlns:s="${SVG}">${MARK}</s:script>`,
  `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${MARK}</h:script>`,
  '<script href="/ran.js"/><script xlink:href="/ran.js"/>',
  `<SCRIPT>${MARK}</SCRIPT>`,
  `<title><textarea>${run}</textarea></title>`,
  `<desc><xmp>${run}</xmp></desc>`,
  `<title><select><a><animate attributeName="href" values="javascript:${MARK}"/></a></select></title>`,
  `<title></svg><img src="x" onerror="${MARK}"/></title>`,
  `<style><![CDATA[</style>${run}<style>]]></style>`,
  '<style>@import "/ran.css"; * { background: url(/ran.png) }</style>',
  `<foreignObject width="9" height="9"><body ${XHTML} onload="${MARK}"><iframe src="javascript:${MARK}"/></body></foreignObject>`,
  `<foreignObject width="9" height="9"><img ${XHTML} src="x" onerror="${MARK}"/></foreignObject>`,
  `<iframe ${XHTML} src="javascript:${MARK}"/><object ${XHTML} data="/ran.svg"/>`,
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><style>&lt;/style>${markup}</style></mtext></math>`,
  `<p/><br/><font color="red">${run}</font>`,
  `<image href="/ran.png" onerror="${MARK}"/>`,
  `<image href="${dataSvg}"/><image xlink:href="/ran.svg#a"/>`,
  '<use href="/ran.svg#a"/><use xlink:href="/ran.svg#a"/>',
  `<use href="data:image/svg+xml,&lt;svg xmlns='${SVG}' id='a' onload='x'/>#a"/>`,
  `<a href="javascript:${MARK}"><text y="9">x</text></a>`,
  `<a xlink:href="java&#10;script:${MARK}"><rect width="9" height="9"/></a>`,
  `<a><animate attributeName="href" values="javascript:${MARK}"/><rect width="9" height="9"/></a>`,
  `<a><set attributeName="xlink:href" to="javascript:${MARK}"/><rect width="9" height="9"/></a>`,
  `<rect width="9" height="9"><set attributeName="onclick" to="${MARK}"/></rect>`,
  `<animate attributeName="x" dur="1ms" onbegin="${MARK}" onend="${MARK}"/>`,
  `<set attributeName="x" to="1" onbegin="${MARK}"/>`,
  `<g onload="${MARK}" onclick="${MARK}"><rect width="9" height="9" ONCLICK="${MARK}"/></g>`,
  `<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" ev:onload="${MARK}"/>`,
  `<g xml:base="javascript:${MARK}//"><a href="#x"><rect width="9" height="9"/></a></g>`,
  '<rect width="9" height="9" fill="url(/ran.svg#a)" filter="url(/ran.svg#b)" mask="url(/ran.png)"/>',
  '<rect width="9" height="9" mask="image-set(\'/ran.png\' 1x)" fill="\\75rl(/ran.svg#a)"/>',
  '<g style="background: url(/ran.png); cursor: url(/ran.cur), auto"/>',
  '<filter id="f"><feImage href="/ran.png"/></filter><rect width="9" height="9" filter="url(#f)"/>',
  `<textPath href="javascript:${MARK}">x</textPath>`,
  '<audio src="/ran.mp3" autoplay="autoplay"/>',
  '&run;',
];

/**
 * XML with hostile markup in text, comments or attribute values. The markup could run if the XML is
 * serialized without escaping or parsed as another language.
 */
const disguisedMarkup = [
  `<title><![CDATA[</title>${run}]]></title>`,
  `<title>${markup}</title><desc>&lt;/desc>${markup}</desc>`,
  `<text><![CDATA[</text></svg>${run}<!--]]></text>`,
  `<g aria-label="&lt;/svg>&quot;>${markup}"/>`,
  `<g><![CDATA[</g></svg>${run}]]></g>`,
  `<!-- --!><g/>${run} --><g/>`,
  `<title>&amp;lt;/title>${markup}&amp;#60;script></title>`,
  `<g aria-label="&#10;&#13;&#9;\`'&quot; onload=&quot;${MARK}"/>`,
];

const prologs = [
  '<?xml version="1.0"?>',
  '<?xml version="1.1" encoding="utf-8" standalone="yes"?>\n<!-- A drawing -->',
  '<?xml version="1.0" encoding="iso-2022-jp"?>',
  '<?xml version="1.0" encoding="shift_jis"?>',
  "<?xml version='1.0' encoding='UTF-16'?>",
  '<?xml version="1.0" encoding="utf-7"?>',
  '<?xml-stylesheet type="text/css" href="/ran.css"?>',
  `<?xml-stylesheet type="text/xsl" href="data:text/xsl,%3Cxsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'%3E%3Cxsl:template match='/'%3E%3Chtml ${XHTML.replaceAll('"', "'")}%3E%3Cscript%3E${MARK}%3C/script%3E%3C/html%3E%3C/xsl:template%3E%3C/xsl:stylesheet%3E"?>`,
  `<!DOCTYPE svg [<!ENTITY run "${run.replaceAll('<', '&#60;')}">]>`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${MARK}">]>`,
  '<!DOCTYPE svg SYSTEM "/ran.dtd">',
];

const roots: [start: string, end: string][] = [
  [`<s:svg xmlns:s="${SVG}" xmlns="${SVG}" viewBox="0 0 9 9">`, '</s:svg>'],
  [`<html ${XHTML}>`, '</html>'],
  [`<svg ${XHTML}>`, '</svg>'],
  ['<svg>', '</svg>'],
  [`<svg xmlns="${SVG}" onload="${MARK}">`, '</svg>'],
  [`<script xmlns="${SVG}">${MARK}//`, '</script>'],
];

/**
 * Escape sequences of ISO-2022-JP and UTF-7, and special characters such as NUL and the byte order mark. Some
 * parsers drop them or read the following text differently.
 */
const escapes = ['\u001b(B', '\u001b$B', '\u001b(J', '+ADw-', '\u0000', '\r', '\u2028', '\ufeff'];

const text = hostileText.map((some) =>
  some
    .replace(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
);

const values: Readonly<Record<string, string>> = { id: 'a', href: '#a' };
const attribute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...drawingAttributes),
      fc.constantFrom(
        '1',
        '0 0 9 9',
        'none',
        'url(#a)',
        'var(--x, #333)',
        'M0 0h9v9z',
        'rotate(4)',
      ),
    )
    .map(([name, value]): [string, string] => [name, values[name] ?? value]),
  text.map((some): [string, string] => ['aria-label', some]),
);

/**
 * Random elements, possibly nested, with the tags and attributes that drawings may contain, but without
 * images. Their text may contain escaped markup.
 */
const drawn: fc.Memo<string> = fc.memo((depth) =>
  fc
    .record({
      name: fc.constantFrom(...drawingElements.filter((name) => name !== 'image')),
      attributes: fc.array(attribute, { maxLength: 4 }),
      words: fc.oneof(text, fc.constant(markup)),
      children: depth > 1 ? fc.array(drawn(depth - 1), { maxLength: 3 }) : fc.constant([]),
    })
    .map(({ name, attributes, words, children }) => {
      const written = [...new Map(attributes)].map(([key, value]) => ` ${key}="${value}"`).join('');
      const inner = /^(?:title|desc)$/.test(name) ? words : words + children.join('');
      return `<${name}${written}>${inner}</${name}>`;
    }),
);

const drawing = fc
  .array(drawn(3), { maxLength: 4 })
  .map(
    (parts) =>
      `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20" width="20" height="20">${parts.join('')}</svg>`,
  );

/** Random position in a file, in thousandths of its length. */
const share = fc.integer({ min: 0, max: 1000 });

/**
 * Returns a function that inserts markup after the first `>` at or after a position. If that `>` is missing
 * or ends the file, inserts the markup after the first tag.
 */
function toEdit([place, some]: [number, string]): (file: string) => string {
  return (file) => {
    const tag = file.indexOf('>', Math.floor((place / 1000) * file.length)) + 1;
    const at = tag > 0 && tag < file.length ? tag : file.indexOf('>') + 1;
    return file.slice(0, at) + some + file.slice(at);
  };
}

const edits: fc.Arbitrary<(file: string) => string> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(share, fc.constantFrom(...hostileMarkup)).map(toEdit) },
  { weight: 5, arbitrary: fc.tuple(share, fc.constantFrom(...disguisedMarkup)).map(toEdit) },
  fc.constantFrom(...prologs).map((prolog) => (file: string) => prolog + file),
  fc.constantFrom(...roots).map(
    ([start, end]) =>
      (file: string) =>
        start + file.replace(/^<svg[^>]*>|<\/svg>$/g, '') + run + end,
  ),
  fc.tuple(share, fc.constantFrom(...escapes)).map(([place, some]) => (file: string) => {
    const at = Math.floor((place / 1000) * file.length);
    return file.slice(0, at) + some + file.slice(at);
  }),
  fc.constant((file: string) => file.replace(/<([a-z])/, '<\u001b(B$1')),
);

const readable = fc.constantFrom('utf8', 'utf8WithMark');
const other = fc.constantFrom('utf16WithMark', 'swappedUtf16WithMark', 'utf16', 'latin1');

const harmless: fc.Arbitrary<DrawingFile> = fc
  .tuple(drawing, fc.constantFrom(...prologs.slice(0, 2), ''), readable)
  .map(([file, prolog, encoding]) => ({ text: prolog + file, encoding, isHarmless: true }));

const hostile: fc.Arbitrary<DrawingFile> = fc
  .tuple(
    drawing,
    fc.array(edits, { minLength: 1, maxLength: 2 }),
    fc.oneof({ weight: 4, arbitrary: readable }, other),
  )
  .map(([file, changes, encoding]) => {
    const text = changes.reduce((changed, change) => change(changed), file);
    return { text, encoding, isHarmless: false };
  });

/** Random SVG files. About two thirds of them have hostile changes, and the others are harmless. */
export const drawingFiles: fc.Arbitrary<DrawingFile> = fc.oneof(
  { weight: 2, arbitrary: hostile },
  harmless,
);
