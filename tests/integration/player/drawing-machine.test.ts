import { expect, test } from '@playwright/test';
import { sanitizeHtml } from '@/lib/content/mdx/harmless-html';
import { transferSize } from '@/lib/export/build/compress-files';
import { toHarmless } from '@/lib/export/build/make-player';
import { openResults } from '@/lib/export/cache/result-cache';
import { buildPlayer } from '@/lib/player/build/build-player';
import { type Drawing, drawSamples } from '@/lib/player/build/draw-samples';
import type { SampleFiles } from '@/lib/player/sample-protocol';

/** Source code of an infinite iterable that the loop guard cannot detect. */
const endless = '{ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }';

/** Function bodies of samples, each with the text that it renders or its error message. */
const attacks: [body: string, drawn: string][] = [
  ['return <Text>{JSON.stringify(process.env)}</Text>', '{}'],
  [
    `return <Text>{[].map["constr" + "uctor"]("return typeof fetch + process.env.HOME")()}</Text>`,
    'undefinedundefined',
  ],
  ['return <Text>{String(Function(\'return import("node:fs")\')())}</Text>', '[object Promise]'],
  ['return <Text>{Function(\'return require("node:fs")\')()}</Text>', "'require' is not defined"],
  [
    'return <Text>{Object.keys(globalThis).filter((name) => /^(?:Buffer|global|require|std|os|XMLHttpRequest|WebSocket)$/.test(name)).length}</Text>',
    '0',
  ],
  [`for (const value of ${endless}) void value;`, 'It takes too long to draw.'],
  [
    `const kept = Array.from({ length: 9 }, () => new ArrayBuffer(64 * 1024 * 1024));`,
    'out of memory',
  ],
  ["throw new Error('\\u001b[2J\\n::error::x');", ' [2J ::error::x'],
  ["draw = () => '{}'; globalThis.draw = draw; return <Text>fine</Text>", 'fine'],
  ['return <Text>fine</Text>', 'fine'],
  [
    "return createElement('script', {}, 'alert(1)')",
    'It renders <script>, which is not allowed in pages.',
  ],
  [
    'return <View nativeID="__next_f" />',
    'It renders an element with the id __next_f, which scripts of the site read as a global variable.',
  ],
  [
    "return <View><Text dangerouslySetInnerHTML={{ __html: 'x' }} />{createElement('div', { dangerouslySetInnerHTML: { __html: '</div></div><img src=x onerror=alert(1)>' } })}</View>",
    'It renders the attribute onError, which is not allowed in pages.',
  ],
];

/** Builds the player with these samples. Resolves to the error messages, keyed by the index of the sample. */
async function failures(samples: SampleFiles[]): Promise<Map<string, string>> {
  const { errors } = await buildPlayer(test.info().outputPath('player'), {
    samples: samples.map((files, index) => ({
      code: files['App.tsx'] ?? '',
      files,
      fence: { file: String(index), position: { line: 1, column: 1 }, rows: [] },
    })),
    classes: 'lib/classes/data/v4.json',
    openResults: (name) => openResults(name, { modules: ['lib/export/build/make-player.ts'] }),
    toHarmless,
    transferSize,
  });
  return new Map(errors.map(({ file, problem }) => [file, problem]));
}

test('samples render at build time without access to the build', async () => {
  const samples = attacks.map(([body]) => ({
    'App.tsx': `import { createElement } from 'react';\nimport { Text, View } from 'react-native';\nexport default function App() {\n${body}\n}`,
  }));
  const failed = await failures(samples);
  const { drawings } = await drawSamples(samples.filter((_, index) => !failed.has(String(index))));
  for (const [index, [body, expected]] of attacks.entries()) {
    const problem = failed.get(String(index));
    const drawn = problem ? problem.replace('A live sample fails: ', '') : toText(drawings.shift());
    expect(drawn, body).toBe(expected);
  }
});

/**
 * Returns the text in a drawing, or the drawing's error message. A drawing is the static HTML that the build
 * renders for a sample.
 */
function toText(drawing: Drawing | undefined): string | undefined {
  return drawing?.problem ? drawing.problem.message : drawing?.light.replace(/<[^>]*>/g, '');
}

const harmless: [html: string, result: string][] = [
  [
    '<div class="a"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<div class="a"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div>',
  ],
  ['<p>a</p></div></main><!-- x --><b>b', '<p>a</p><b>b</b>'],
  [
    '<img src="data:image/png;base64,AA" alt="data: x">',
    '<img src="data:image/png;base64,AA" alt="data: x">',
  ],
];

for (const [html, result] of harmless) {
  test(`${JSON.stringify(html)} is rendered unchanged`, () => {
    expect(sanitizeHtml(html)).toBe(result);
  });
}

const harmful: [html: string, harm: string][] = [
  ['<a href="&#106;avascript:x">', 'the address javascript:x'],
  ['<a href="data:image/svg+xml,x">', 'the address data:image/svg+xml,x'],
  ['<svg><a xlink:href="java\nscript:x">', 'the address java\nscript:x'],
  ['<svg><foreignObject><b>x</b></foreignObject></svg>', '<foreignObject>'],
  ['<svg><animate attributeName="href" values="javascript:x"/></svg>', '<animate>'],
  ['<svg><style>*{}</style></svg>', '<style>'],
  ['<svg onload=x>', 'the attribute onLoad'],
  ['<iframe srcdoc="x">', '<iframe>'],
  ['<meta http-equiv=refresh content=0>', '<meta>'],
  ['<svg></p><![CDATA[ ><script>x</script>]]>', '<script>'],
];

for (const [html, harm] of harmful) {
  test(`${JSON.stringify(html)} is not rendered`, () => {
    expect(() => sanitizeHtml(html)).toThrow(`It renders ${harm}, which is not allowed in pages.`);
  });
}
