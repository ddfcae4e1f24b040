import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { readDrawing } from '@/lib/content/mdx/drawing';
import { readPublished } from '@/lib/content/mdx/published-file';
import { toInlineSvg } from '@/lib/content/mdx/write-drawing';
import { drawingPolicy } from '@/lib/export/policy/csp';
import { toAttacks } from '../support/drawing-attacks';
import { serveHandler } from '../support/export-server';
import { holdLater } from '../support/hostile-values';
import { long } from '../support/long';
import { expect, test } from '../support/test';
import { type DrawingFile, drawingFiles, MARK, toBytes } from './drawing-files';

/** Results of showing an SVG file in a browser: as a document, as an image and inline in a page. */
interface Shown {
  /** Natural width of the image in pixels, or 0 if it is broken. */
  width: number;
  /** Description of each element with its attributes and text, in the SVG document and in the page. */
  file: string[];
  page: string[];
  /** URLs that were requested, except the page, the file, the favicon, `/done`, and data URLs of bitmaps. */
  asked: string[];
}

/** Serves one SVG file and a page that shows it as a document, as an image and inline. */
class DrawingHost {
  file: Uint8Array = new Uint8Array();
  inline = '';
  headers: Record<string, string> = {};

  readonly answer: RequestListener = ({ url }, response) => {
    if (url === '/drawing.svg')
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', ...this.headers }).end(this.file);
    else if (url === '/')
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><title>A drawing</title><iframe src="/drawing.svg"></iframe><img src="/drawing.svg"><main>${this.inline}</main>`,
        );
    else response.writeHead(204).end();
  };
}

/**
 * Opens the page at `url`, describes the elements of the drawing, clicks each of them, and gives the
 * resulting requests time to start.
 */
async function show(page: Page, url: string): Promise<Shown> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    const address = request.url().replace(url, '');
    if (!/^\/(?:drawing\.svg|favicon\.ico|done)?$|^data:image\/(?:png|jpeg|webp|gif)/.test(address))
      asked.push(address);
  };
  page.on('request', note);
  await page.goto(url);
  const seen = await page.evaluate(async () => {
    const frame = document.querySelector('iframe')?.contentDocument;
    const elementsOf = (root: ParentNode | null | undefined) => [
      ...(root?.querySelectorAll('*') ?? []),
    ];
    const inFile = elementsOf(frame);
    const inPage = elementsOf(document.querySelector('main'));
    const describe = (element: Element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'xmlns')
        .map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = texts.map(({ nodeValue }) => nodeValue).join('');
      return [element.namespaceURI, element.nodeName, ...attributes.sort(), text].join(' ');
    };
    const described = { file: inFile.map(describe), page: inPage.map(describe) };
    for (const element of [...inFile, ...inPage])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await fetch('/done');
    return { ...described, width: document.querySelector('img')?.naturalWidth ?? 0 };
  });
  page.off('request', note);
  return { ...seen, asked };
}

/** Runs a callback with a new host and a function that opens its page. Stops the host afterwards. */
async function withHost(
  page: Page,
  use: (host: DrawingHost, open: () => Promise<Shown>) => Promise<void>,
): Promise<void> {
  const host = new DrawingHost();
  const { url, close } = await serveHandler(host.answer);
  try {
    await use(host, () => show(page, url));
  } finally {
    close();
  }
}

// The browser logs an error for each invalid SVG value.
test.use({ sharesPage: false, allowedErrors: [/./] });

test('every attack runs in a browser if its SVG file is published unchanged', async ({ page }) => {
  await withHost(page, async (host, open) => {
    for (const [name, bytes] of Object.entries(toAttacks(MARK))) {
      host.file = bytes;
      const { asked } = await open();
      expect(asked, name).toContain('/ran');
    }
  });
});

test('the policy that hosts send with SVG files stops these attacks, and images still display', async ({
  page,
}) => {
  await withHost(page, async (host, open) => {
    host.headers = { 'Content-Security-Policy': drawingPolicy };
    for (const [name, bytes] of Object.entries(toAttacks(MARK))) {
      host.file = bytes;
      const { asked } = await open();
      expect(asked, name).toEqual([]);
    }
    const red =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='red' d='M0 0h9v9z'/></svg>";
    host.file = Buffer.from(red);
    expect((await open()).width).toBeGreaterThan(0);
  });
});

test(
  'no published SVG file runs or loads anything, and every harmless one is displayed',
  long,
  async ({ page }) => {
    const counts = { published: 0, refused: 0 };
    await withHost(page, async (host, open) => {
      await holdLater(drawingFiles, async (file) => {
        const isPublished = publish(file, host);
        counts[isPublished ? 'published' : 'refused'] += 1;
        if (isPublished) judge(file, await open());
      });
    });
    expect(counts.published, 'some files are published').toBeGreaterThan(0);
    expect(counts.refused, 'some files are refused').toBeGreaterThan(0);
  },
);

/**
 * Makes the host serve a file the way the site would publish it. Returns `false` if the file is rejected.
 * Throws if a file is marked as harmless but has errors.
 */
function publish(file: DrawingFile, host: DrawingHost): boolean {
  const bytes = toBytes(file);
  const { drawing, errors } = readDrawing('a.svg', bytes);
  if (file.isHarmless)
    assert.deepEqual(
      errors?.map(({ message }) => message),
      undefined,
    );
  const { published } = readPublished('a.svg', bytes);
  if (!drawing || !published) return false;
  host.file = published.bytes;
  host.inline = toInlineSvg(drawing, '');
  return true;
}

function judge({ isHarmless }: DrawingFile, { asked, width, file, page }: Shown): void {
  assert.deepEqual(asked, [], 'no request is sent');
  if (isHarmless) assert.ok(width > 0, 'the image is displayed');
  // If inlining drops the root element, the page has only the elements below it.
  const parts = isDeepStrictEqual(page, file) ? file : file.slice(1);
  assert.deepEqual(page, parts, 'the page has the same elements as the file');
  for (const element of page) assert.match(element, /^http:\/\/www\.w3\.org\/2000\/svg /);
}
