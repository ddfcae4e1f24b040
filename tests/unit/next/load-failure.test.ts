import { expect, test } from '@playwright/test';
import { pageOfPayload } from '@/lib/next/load-failure';

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
