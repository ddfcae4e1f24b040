import { expect, test } from '@playwright/test';
import { fileOfPage, pageOfPayload } from '@/components/shell/navigation/load-failure';

const payloads: [payload: string, page: string][] = [
  ['/overview/index.txt?_rsc=1a2b', '/overview/'],
  ['/api/vars.txt?_rsc=1a2b', '/api/vars'],
  ['/index.txt', '/'],
  ['/base.txt', '/base'],
  ['/search.txt?q=gap&_rsc=1', '/search?q=gap'],
];

for (const [payload, page] of payloads) {
  test(`NAVIG-04 ${payload} is the payload of ${page}`, () => {
    expect(pageOfPayload(new URL(payload, 'https://site.test'))).toBe(page);
  });
}

for (const [root, page, file] of [
  ['', '/overview/', '/overview.txt'],
  ['', '/api/vars', '/api/vars.txt'],
  ['', '/api/vars.html', '/api/vars.txt'],
  ['', '/search?q=gap#results', '/search.txt?q=gap'],
  ['', '/', '/index.txt'],
  ['/base', '/base', '/base/index.txt'],
  ['/base', '/base/', '/base/index.txt'],
  ['/base', '/base/v2/', '/base/v2.txt'],
] as const) {
  test(`below “${root}” the data of ${page} is at ${file}`, () => {
    expect(fileOfPage(new URL(page, 'https://site.test'), root).href).toBe(
      `https://site.test${file}`,
    );
  });
}
