import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import fc from 'fast-check';
import { isWebAddress } from '@/lib/content/mdx/harmless-html';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { checkProperty, hostileText } from '../../../support/hostile-values';

const site = 'https://docs.example';

const address = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\u0001', '\u00a0', '\ufeff', '/', '\\'),
    fc.constantFrom(
      '',
      'javascript',
      'JavaScript',
      'java\nscript',
      'data',
      'vbscript',
      'https',
      'x-y',
    ),
    fc.constantFrom('', ':', '\t:', '://', '//', '&#58;'),
    hostileText,
  )
  .map((parts) => parts.join(''));

/** Resolves a URL as a browser does on a page of the site. Returns `undefined` if the URL is invalid. */
function browserUrl(text: string): URL | undefined {
  return URL.canParse(text, site) ? new URL(text, site) : undefined;
}

test('every accepted URL leads to the site or the web', () => {
  checkProperty(address, (text) => {
    const scheme = browserUrl(text)?.protocol ?? 'https:';
    if (isWebAddress(text))
      assert.ok(['http:', 'https:', 'mailto:', 'tel:'].includes(scheme), text);
  });
});

test('every URL that leaves the site counts as external', () => {
  checkProperty(address, (text) => {
    const url = browserUrl(text);
    if (url && url.origin !== site) assert.equal(toLinkKind(text), 'external', text);
  });
});
