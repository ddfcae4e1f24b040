import { expect, test } from '@playwright/test';
import { toLinkTarget } from '@/lib/browser/base-path';

const targets: [href: string, target: string, external: boolean][] = [
  ['/overview/', '/overview/', false],
  ['/api/vars', '/api/vars', false],
  ['#deep', '#deep', false],
  ['/search?q=gap#hits', '/search?q=gap#hits', false],
  ['https://example.com/a', 'https://example.com/a', true],
  ['//cdn.example.com/a', '//cdn.example.com/a', true],
  ['mailto:a@example.com', 'mailto:a@example.com', true],
  ['pathname:///files/a.pdf', '/files/a.pdf', true],
];

for (const [href, target, external] of targets) {
  test(`a link to ${href} leads to ${target}`, () => {
    expect(toLinkTarget(href)).toEqual({ href: target, external });
  });
}
