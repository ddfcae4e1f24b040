import { expect, test } from '@playwright/test';
import { fileOfPayload, pageOfPayload } from '@/lib/next/load-failure';

const payloads: [payload: string, page: string][] = [
  ['/overview/index.txt?_rsc=1a2b', '/overview/'],
  ['/api/vars.txt?_rsc=1a2b', '/api/vars'],
  ['/index.txt', '/'],
  ['/search.txt?q=gap&_rsc=1', '/search?q=gap'],
];

for (const [payload, page] of payloads) {
  test(`NAVIG-04 ${payload} is the payload of ${page}`, () => {
    expect(pageOfPayload(new URL(payload, 'https://site.test'))).toBe(page);
  });
}

for (const [root, payload, file] of [
  ['', '/overview/index.txt?_rsc=1', '/overview.txt?_rsc=1'],
  ['', '/api/vars.txt?_rsc=1', '/api/vars.txt?_rsc=1'],
  ['', '/index.txt', '/index.txt'],
  ['/base', '/base/index.txt?_rsc=1', '/base/index.txt?_rsc=1'],
  ['/base', '/base/v2/index.txt', '/base/v2.txt'],
] as const) {
  test(`below “${root}” the payload ${payload} lies at ${file}`, () => {
    expect(fileOfPayload(new URL(payload, 'https://site.test'), root).href).toBe(
      `https://site.test${file}`,
    );
  });
}
