import { expect, test } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { formatErrors } from '@/lib/config/source/content-error';
import { type DrawingElement, readDrawing } from '@/lib/content/mdx/drawing';
import { drawingAttributes, drawingElements } from '@/lib/content/mdx/drawing-vocabulary';
import { toInlineSvg, toSvgFile } from '@/lib/content/mdx/write-drawing';
import { toAttacks } from '../../../support/drawing-attacks';
import { reportText } from '../../../support/mdx';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

const ELEMENTS =
  '\n  Expected shapes, text, gradients, patterns, masks, markers, and filters.\n  Remove it: drawings run nothing and load nothing.';
const ATTRIBUTES =
  '\n  Expected SVG attributes for the appearance of an element, such as fill="…".\n  Remove it: drawings run nothing and load nothing.';
const MARKUP =
  '\n  Expected only elements, text, and comments.\n  Remove it: drawings run nothing and load nothing.';
const XML = '\n  Expected XML, in which every element is closed and every attribute is in quotes.';
const VALUE =
  '\n  Expected a color, a number, or another plain value; url(#id) is an element in the drawing.';
const ADDRESS = '\n  Expected #id of an element in the drawing.';
const PICTURE = '\n  Expected data:image/png;base64,…, or jpeg, webp, or gif.';

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function reportOf(content: string | Uint8Array): string {
  const { errors } = readDrawing('a.svg', bytesOf(content));
  return errors ? formatErrors(errors) : '';
}

function drawingOf(content: string | Uint8Array): DrawingElement {
  const { drawing, errors } = readDrawing('a.svg', bytesOf(content));
  if (!drawing) throw new Error(formatErrors(errors));
  return drawing;
}

/** Returns an `<svg>` element that contains the markup. The markup starts on line 2. */
function around(inner: string, attributes = ''): string {
  return `<svg ${SVG} ${XLINK}${attributes}>\n${inner}\n</svg>`;
}

const attackReports: Readonly<Record<string, string>> = {
  'a script in a text field in a title': `a.svg:1:66  <textarea> is not available in drawings${ELEMENTS}\na.svg:1:76  <script> is not available in drawings${ELEMENTS}`,
  'a root in the XHTML namespace':
    'a.svg:1:1  The root of the drawing is <svg> in the namespace http://www.w3.org/1999/xhtml\n  Expected <svg xmlns="http://www.w3.org/2000/svg">.',
  'a UTF-16 file': 'a.svg:1:1  The file is UTF-16, not UTF-8\n  Save the file as UTF-8.',
  'an escape sequence of ISO-2022-JP in a tag name':
    'a.svg:1:31  The file declares the encoding iso-2022-jp\n  Expected UTF-8.\n  Save the file as UTF-8, and remove the first line with <?xml …?>.',
  'an address that an animation gives to a link in a menu in a title': `a.svg:1:66  <select> is not available in drawings${ELEMENTS}\na.svg:1:74  <a> is not available in drawings${ELEMENTS}\na.svg:1:77  <animate> is not available in drawings${ELEMENTS}`,
};

for (const [name, bytes] of Object.entries(toAttacks('x'))) {
  test(`a drawing with ${name} is reported, as a picture and as a diagram`, async () => {
    const report = attackReports[name] ?? '';
    expect(reportOf(bytes)).toBe(report);
    for (const [text, file] of [
      ['![x](./a.svg)', 'content/docs/v4/guides/a.svg'],
      ['[x](./a.svg)', 'content/docs/v4/guides/a.svg'],
      ['<Diagram name="a" alt="x" />', 'content/diagrams/a.svg'],
    ] as const)
      expect(await reportText(text, { [file]: bytes })).toBe(
        report.replaceAll('a.svg:', `${file}:`),
      );
  });
}

const mistakes: [name: string, content: string | Uint8Array, report: string][] = [
  [
    'a root without a namespace',
    '<svg><path/></svg>',
    'a.svg:1:1  The root of the drawing is <svg> without a namespace\n  Expected <svg xmlns="http://www.w3.org/2000/svg">.',
  ],
  [
    'a script with a prefix',
    around('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'),
    `a.svg:2:1  <s:script> is not available in drawings${ELEMENTS}`,
  ],
  [
    'HTML in a drawing',
    around('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    `a.svg:2:1  <foreignObject> is not available in drawings${ELEMENTS}\na.svg:2:16  <p> is not an element of SVG${ELEMENTS}`,
  ],
  [
    'editor metadata',
    around('<e:view xmlns:e="http://editor.example" e:zoom="2"/>'),
    `a.svg:2:1  <e:view> is not an element of SVG${ELEMENTS}`,
  ],
  [
    'lowercase names as in HTML',
    '<svg xmlns="http://www.w3.org/2000/svg" viewbox="0 0 1 1"><lineargradient/></svg>',
    'a.svg:1:41  The attribute viewbox is not available in drawings\n  Expected SVG attributes for the appearance of an element, such as fill="…".\n  Did you mean viewBox?\na.svg:1:59  <lineargradient> is not available in drawings\n  Expected shapes, text, gradients, patterns, masks, markers, and filters.\n  Did you mean linearGradient?',
  ],
  [
    'an element in a title',
    around('<title>A <tspan>b</tspan></title>'),
    'a.svg:2:10  <tspan> is in <title>\n  Expected only text in <title>.',
  ],
  ...['onload', 'ONCLICK', 'style', 'class', 'xml:base', 'xlink:type', 'data-x', 'from'].map(
    (name): [string, string, string] => [
      `the attribute ${name}`,
      around(`<g fill="none"\n  ${name}="x"/>`),
      `a.svg:3:3  The attribute ${name} is not available in drawings${ATTRIBUTES}`,
    ],
  ),
  ...[
    'url(https://x.example/a.svg#b)',
    'url(#a) url("x")',
    'image-set(x)',
    '\\75rl(x)',
    'URL(#a)',
  ].map((value): [string, string, string] => [
    `the value ${value}`,
    around(`<g fill='${value}'/>`),
    `a.svg:2:4  The attribute fill is ${JSON.stringify(value)}${VALUE}`,
  ]),
  ...['javascript:x', 'other.svg#a', 'data:image/svg+xml,x', '', ' #a', '//x.example/'].map(
    (value): [string, string, string] => [
      `the address ${value}`,
      around(`<use xlink:href="${value}"/>`),
      `a.svg:2:6  The attribute xlink:href is ${JSON.stringify(value)}${ADDRESS}`,
    ],
  ),
  ...['https://x.example/a.png', 'data:image/svg+xml;base64,AA==', '#a'].map(
    (value): [string, string, string] => [
      `the picture ${value}`,
      around(`<image href="${value}"/>`),
      `a.svg:2:8  The attribute href is ${JSON.stringify(value)}${PICTURE}`,
    ],
  ),
  [
    'an id that a reference could not name',
    around('<g id="a)b"/>'),
    'a.svg:2:4  The attribute id is "a)b"\n  Expected letters, digits, and . _ : -.',
  ],
  [
    'a document type with an entity',
    `<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg ${SVG}><text>&a;</text></svg>`,
    `a.svg:1:1  The file has a document type${MARKUP}\na.svg:2:50  The file is not valid XML: undefined entity${XML}`,
  ],
  [
    'a style sheet in a processing instruction',
    `<?xml-stylesheet href="a.xsl"?>\n${around('<g/>')}`,
    `a.svg:1:1  The file has the processing instruction <?xml-stylesheet?>${MARKUP}`,
  ],
  [
    'an element that is not closed',
    around('<g>'),
    `a.svg:3:7  The file is not valid XML: unexpected close tag${XML}`,
  ],
  [
    'no element',
    '',
    `a.svg:1:1  The file is not valid XML: document must contain a root element${XML}`,
  ],
  [
    'a byte that is not UTF-8',
    Buffer.concat([
      Buffer.from(`<svg ${SVG}>\n<title>`),
      Buffer.from([0xe9]),
      Buffer.from('</title></svg>'),
    ]),
    'a.svg:2:8  The file is not UTF-8: byte 49 is 0xe9\n  Save the file as UTF-8.',
  ],
  [
    'a bidirectional control character',
    around('<title>a\u202eb</title>'),
    'a.svg:2:9  The file contains the control character U+202E\n  Delete it. Your editor may not show it.',
  ],
  [
    'endlessly nested elements',
    around('<g>'.repeat(5000)),
    'a.svg:2:298  The drawing nests elements more than 100 levels deep\n  Remove groups that contain only one element.',
  ],
];

for (const [name, content, report] of mistakes) {
  test(`a drawing with ${name} is reported`, () => {
    expect(reportOf(content)).toBe(report);
  });
}

test('a repeated mistake in a drawing is reported once', () => {
  const report = reportOf(around('<g class="a"/>'.repeat(1000)));
  expect(report).toBe(`a.svg:2:4  The attribute class is not available in drawings${ATTRIBUTES}`);
});

const written: [name: string, content: string, file: string][] = [
  [
    'declaration, comments, spaces and CDATA are removed',
    `\ufeff<?xml version="1.1" encoding="utf-8" standalone="no"?>\r\n<!-- A -->\r\n${around('  <text>a\n<![CDATA[<b> &amp;]]></text><g>x</g>')}\r\n`,
    `<svg ${SVG}><text>a\n&lt;b&gt; &amp;amp;</text><g/></svg>`,
  ],
  [
    'prefixes are removed, and href wins over xlink:href',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${XLINK}><s:use href="#a" xlink:href="#b"/><s:use xlink:href="#b" href="#a"/><s:use xlink:href="#b"/></s:svg>`,
    `<svg ${SVG}><use href="#a"/><use href="#a"/><use href="#b"/></svg>`,
  ],
  [
    'special characters of XML are escaped',
    around('<g aria-label="a&#10;&quot;&lt;&gt;&amp;\'b"/><title>&lt;script>]]&gt;&#13;</title>'),
    `<svg ${SVG}><g aria-label="a&#10;&quot;&lt;&gt;&amp;'b"/><title>&lt;script&gt;]]&gt;&#13;</title></svg>`,
  ],
  [
    'values that load nothing stay',
    around(
      '<g fill="url(#a) none" filter=\'url("#b") blur(2px)\' transform="translate (3 0) rotate(45)" stroke="var(--x, rgb(0 0 0 / 50%))" font-family="\'Geist (x)\'"/><image href="data:image/png;base64,iVBORw0="/>',
    ),
    `<svg ${SVG}><g fill="url(#a) none" filter="url(&quot;#b&quot;) blur(2px)" transform="translate (3 0) rotate(45)" stroke="var(--x, rgb(0 0 0 / 50%))" font-family="'Geist (x)'"/><image href="data:image/png;base64,iVBORw0="/></svg>`,
  ],
];

for (const [name, content, file] of written) {
  test(`the published drawing equals the parsed one: ${name}`, () => {
    expect(toSvgFile(drawingOf(content))).toBe(file);
    expect(toSvgFile(drawingOf(file)), 'it is written the same again').toBe(file);
  });
}

test('an inlined drawing gets unique ids and matching references', () => {
  const drawing = drawingOf(
    around(
      '<filter id="main"/><use xlink:href="#main"/><g filter="url(\'#main\') blur(1px)" aria-labelledby="main b" aria-label="url(#main)"/>',
    ),
  );
  expect(toInlineSvg(drawing, 'diagram-a-')).toBe(
    '<svg><filter id="diagram-a-main"/><use href="#diagram-a-main"/><g filter="url(#diagram-a-main) blur(1px)" aria-labelledby="diagram-a-main diagram-a-b" aria-label="url(#main)"/></svg>',
  );
});

test('an HTML parser reads every allowed element and attribute as the drawing has it', () => {
  const values: Record<string, string> = { id: 'a', href: '#a' };
  const attributes = drawingAttributes.map((name) => `${name}="${values[name] ?? '1'}"`).join(' ');
  const read = (element: string) => {
    const inner =
      element === 'image'
        ? `<image href="data:image/png;base64,AA=="/>`
        : `<${element} ${attributes}/>`;
    const html = `<div>${toInlineSvg(drawingOf(around(`<g>${inner}</g>`)), '')}<p>`;
    const found: [string, number, string | undefined][] = [];
    visit(
      fromHtml(html, { fragment: true }),
      'element',
      ({ tagName, properties }, _index, parent) => {
        const above = parent?.type === 'element' ? parent.tagName : undefined;
        found.push([tagName, Object.keys(properties).length, above]);
      },
    );
    return found;
  };
  for (const element of drawingElements) {
    const count = element === 'image' ? 1 : drawingAttributes.length;
    expect(read(element)).toEqual([
      ['div', 0, undefined],
      ['svg', 0, 'div'],
      ['g', 0, 'svg'],
      [element, count, 'g'],
      ['p', 0, 'div'],
    ]);
  }
});
