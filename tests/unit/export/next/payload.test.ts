import { expect, test } from '@playwright/test';
import {
  dedupePageData,
  htmlById,
  inlineStaticHtml,
  isDataScript,
  withoutPreviews,
} from '@/lib/export/next/payload';

const boundary = '2:I[1,["/a.js"],"StaticHtml"]\n';
const element = (id: string, children: string) =>
  `["$","$L2","k",{"as":"main","id":"${id}","className":"wide","children":${children}}]`;
const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`;

test('the content of a boundary becomes HTML, and hints and rows that only it needed are removed', () => {
  const data = [
    boundary,
    '3:I[4,["/b.js"],"Other"]\n',
    `0:["$","div",null,{"children":["$L5",["$","$L3",null,{"shared":"$9"}]]}]\n`,
    `5:${element('main:/x', '["$L6","$9"]')}\n`,
    `6:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"$7"}}]\n`,
    textRow('7', 'façade — 日本\n'),
    '8:"nobody asks for it"\n',
    '9:"shared"\n',
    ':HL["/a.css","style"]\n',
  ].join('');
  expect(inlineStaticHtml(data, (id) => `<p>${id}</p>`)).toBe(
    [
      boundary,
      '3:I[4,["/b.js"],"Other"]\n',
      `0:["$","div",null,{"children":["$L5",["$","$L3",null,{"shared":"$9"}]]}]\n`,
      textRow('a', '<p>main:/x</p>'),
      '5:["$","$L2","k",{"as":"main","id":"main:/x","className":"wide","html":"$a"}]\n',
      '8:"nobody asks for it"\n',
      '9:"shared"\n',
    ].join(''),
  );
});

test('a row that only the content needs is removed, but not one whose id ends the same', () => {
  const root = `0:["$","div",null,{"children":"$L5"}]\n`;
  const data = [
    boundary,
    root,
    `5:${element('main:/x', '["$a0","$La1","$@a2"]')}\n`,
    '1:"content"\n',
    'a0:"$1"\na1:"content"\na2:"content"\n',
  ].join('');
  expect(inlineStaticHtml(data, () => '<p>x</p>')).toBe(
    [
      boundary,
      root,
      textRow('a3', '<p>x</p>'),
      '5:["$","$L2","k",{"as":"main","id":"main:/x","className":"wide","html":"$a3"}]\n',
    ].join(''),
  );
});

test('data that loses its first row reports a changed format', () => {
  const data = `${boundary}0:${element('main:/x', '"$0"')}\n`;
  expect(() => inlineStaticHtml(data, () => '<p>x</p>')).toThrow('needs the row of the page');
});

test('undefined properties are removed from a row, but not from the text of a page', () => {
  const data = `0:["$","p",null,{"id":"x","nonce":"$undefined","title":"a,\\"b\\":\\"$undefined\\""}]\n`;
  const text = textRow('1', ',"nonce":"$undefined"');
  expect(inlineStaticHtml(data + text, () => 'never')).toBe(
    data.replace(',"nonce":"$undefined"', '') + text,
  );
});

test('data without a boundary loses its hints only', () => {
  const data = '1:I[1,["/a.js"],"Other"]\n0:["$","$L1",null,{"id":"x","children":"a"}]\n';
  expect(inlineStaticHtml(`${data}:HL["/a.css","style"]\n`, () => 'never')).toBe(data);
});

test('a document takes the HTML from itself in one script at the place of the last one', () => {
  const data = `${boundary}0:${element('main:/x', '["$","b",null,{"children":"\\"é\\" < $"}]')}\n`;
  const content = '<b>"é"<!-- --> &lt; $</b>';
  const ready = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const page = (one: string, two: string) =>
    `<main id="main:/x" class="wide">${content}</main>${ready}${one}<p>between</p>${two}`;
  const slim = dedupePageData(page(push(data.slice(0, 30)), push(data.slice(30))));
  const [, html = '', code = ''] =
    /^<main[^>]*>(.*)<\/main><p>between<\/p><script>(.*)<\/script>$/.exec(slim) ?? [];
  expect(html).toBe('<b>"é" &lt; $</b>');
  expect(code).not.toContain('&lt;');
  const pushed: [number, string?][] = [];
  const run = new Function('self', 'document', code);
  run(
    { __next_f: pushed },
    { getElementById: (id: string) => id === 'main:/x' && { innerHTML: html } },
  );
  expect(pushed[0]).toEqual([0]);
  const [, row = ''] = pushed[1]?.[1]?.split('\n') ?? [];
  expect(JSON.parse(row.slice(2))[3]).toEqual({
    as: 'main',
    id: 'main:/x',
    className: 'wide',
    html,
  });
});

const pages: [name: string, text: string][] = [
  ['plain words', 'words'],
  ['the end of a string and of a script', '"+alert(1)+"</script><script>alert(1)</script>'],
  ['the mark of an id, as it is escaped', '\\u0001x\\u0001 and \\\\u0001x\\\\u0001'],
  ['a call like ours', '"+JSON.stringify(document.getElementById("x").innerHTML).slice(1,-1)+"'],
];

for (const [name, text] of pages) {
  test(`a page title with ${name} is in the page data without being executed`, () => {
    const title = `0:["$","title","0",{"children":${JSON.stringify(text)}}]\n`;
    const data = `${boundary}${title}1:${element('main:/x', '"c"')}\n`;
    const ready = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
    const slim = dedupePageData(`<main id="main:/x">c</main>${ready}${push(data)}`);
    const [code = '', ...more] = [...slim.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, found = '']) => found,
    );
    expect(more).toEqual([]);
    expect(isDataScript(code)).toBe(true);
    const pushed: [number, string?][] = [];
    new Function('self', 'document', code)(
      { __next_f: pushed },
      { getElementById: (id: string) => id === 'main:/x' && { innerHTML: 'c' } },
    );
    expect(pushed[1]?.[1]).toContain(title);
  });
}

test('the description and keywords are read from the document, but not text like them', () => {
  const meta = (name: string, content: string) =>
    `["$","meta","1",${JSON.stringify({ name, content })}]`;
  const texts = { description: 'What "it" is \\ does', keywords: 'a,b' };
  const row = `0:[${meta('description', texts.description)},${meta('keywords', texts.keywords)},${meta('docsearch:tag', 'x')}]\n`;
  const text = textRow('2', meta('keywords', 'c'));
  const ready = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const head = '<meta name="description" content="…"/><meta name="keywords" content="a,b"/>';
  const slim = dedupePageData(`${head}${ready}${push(row + text)}`);
  const code = /<script>(.*)<\/script>/s.exec(slim)?.[1] ?? '';
  expect(isDataScript(code)).toBe(true);
  expect(code).not.toContain('a,b');
  const pushed: [number, string?][] = [];
  const content = new Map(Object.entries(texts).map(([name, value]) => [`[name=${name}]`, value]));
  const querySelector = (selector: string) => ({ content: content.get(selector) });
  new Function('self', 'document', code)({ __next_f: pushed }, { querySelector });
  expect(pushed[1]?.[1]).toBe(row + text);
});

test('a description stays in the page data if the document has no such element', () => {
  const row = '0:["$","meta","1",{"name":"description","content":"kept"}]\n';
  const ready = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  expect(dedupePageData(`<title>x</title>${ready}${push(row)}`)).toContain('kept');
});

test('a data script is recognized only if all of it matches', () => {
  const own = '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])';
  expect(isDataScript(own)).toBe(true);
  const others = [
    `alert(1);${own}`,
    `${own};alert(1)`,
    own.replace('"a"', '"a"+alert(1)'),
    own.replace(
      '"a"',
      '"a"+JSON.stringify(document.getElementById(name).innerHTML).slice(1,-1)+""',
    ),
    own.replace('"a"', '"a"+JSON.stringify(document.querySelector(name).content).slice(1,-1)+""'),
    own.replace('[0]', '[alert(1)]'),
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)],"runtimeModuleIds":[1]});' +
      own,
    '',
  ];
  expect(others.filter(isDataScript)).toEqual([]);
});

test('the HTML of a boundary is found by its id', () => {
  const find = htmlById(
    '<main data-a="1" id="main:/a"><p>a<!-- -->b</p></main><footer id="f">c</footer>',
  );
  expect([find('main:/a'), find('f')]).toEqual(['<p>ab</p>', 'c']);
});

test('a page without data stays unchanged', () => {
  expect(dedupePageData('<p>Moved</p>')).toBe('<p>Moved</p>');
});

/** Returns the full error message for a difference in Next.js's format. */
function changed(difference: string): string {
  return `Next’s format changed: ${difference}.\n  Found by lib/export/next/payload.ts. Read lib/export/next/README.md to fix it.`;
}

test('a changed format is an error with the difference, the module and its README', () => {
  const rows: [make: () => unknown, difference: string][] = [
    [
      () => inlineStaticHtml(`${boundary}0:{"type":"$L2"}\n`, () => ''),
      'no element of StaticHtml in its rows',
    ],
    [() => inlineStaticHtml('no rows', () => ''), 'a row begins no rows'],
    [
      () => htmlById('<main id="other"></main>')('main:/x'),
      'the document has no element with the id main:/x',
    ],
    [() => dedupePageData('<p>__next_f</p>'), 'the page data is not in its scripts'],
  ];
  for (const [make, difference] of rows) expect(make).toThrow(changed(difference));
});

test('link preview data is removed from lists and separate rows', () => {
  const meta = (name: string) => `["$","meta","11",{"property":"${name}","content":"a \\"b\\""}]`;
  const data = `0:["$","title","0",{}],${meta('og:image')},"$28"]\n28:${meta('og:image:width')}\n`;
  expect(withoutPreviews(data)).toBe('0:["$","title","0",{}],"$28"]\n28:null\n');
  const other = `0:["$","meta",null,{"property":"og:image","content":"a"}]\n`;
  expect(() => withoutPreviews(other)).toThrow(changed('link preview tags remain'));
});
