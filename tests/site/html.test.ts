import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { listFiles } from '@/lib/export/build/list-files';
import { expect, test } from '../support/test';

const out = join(process.cwd(), 'out');
const parts = 4;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The standard allows `>` in text, and React does not escape it in code.
    'no-raw-characters': 'off',
  },
});

/**
 * Removes the static drawings of samples and their CSS from a page. A drawing may be invalid HTML, because
 * React Native for Web renders it from sample code, which may nest a `div` in a `button`.
 */
function withoutDrawings(html: string): string {
  let rest = html.replace(/<style>[^<]*<\/style>(?=<div class="player-drawing)/g, '');
  let kept = '';
  for (let at = start(rest); at >= 0; at = start(rest)) {
    kept += rest.slice(0, at);
    rest = rest.slice(endOfDiv(rest, at));
  }
  return kept + rest;
}

function start(html: string): number {
  return html.indexOf('<div class="player-drawing');
}

function endOfDiv(html: string, from: number): number {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return from + index + tag.length;
  }
  throw new Error('A drawing has no closing tag.');
}

for (const part of Array.from({ length: parts }, (_, index) => index + 1)) {
  test(`every page is valid HTML, part ${part} of ${parts}`, async () => {
    test.setTimeout(180_000);
    const names = (await listFiles(out)).filter((name) => name.endsWith('.html'));
    const own = names.filter((_, index) => index % parts === part - 1);
    expect(own.length).toBeGreaterThan(50);
    const mistakes: string[] = [];
    for (const name of own) {
      const html = withoutDrawings(await readFile(join(out, name), 'utf8'));
      const { results } = await validator.validateString(html, name);
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
        mistakes.push(`${name}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
    expect(mistakes).toEqual([]);
  });
}

test('the HTML validator finds mistakes', async () => {
  const { valid } = await validator.validateString('<!DOCTYPE html><p id="a"><div id="a"></p>');
  expect(valid).toBe(false);
});
