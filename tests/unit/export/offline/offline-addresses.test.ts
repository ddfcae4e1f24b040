import { expect, test } from '@playwright/test';
import { pageFile, toOfflineAddress } from '@/lib/site/downloads/addresses';

const places = {
  base: '/base',
  home: '/base/v2',
  origin: 'https://docs.example',
  pages: new Set(['/base/v2', '/base/v2/api/styledcomponent', '/base/v2/overview']),
};
const isFile = (path: string) => path === '/img/mark.svg';

test.describe('the file of a page is below the home of its version', () => {
  const rows: [path: string, home: string, file: string][] = [
    ['/', '', 'index.html'],
    ['/api/vars', '', 'api/vars/index.html'],
    ['/overview/', '', 'overview/index.html'],
    ['/base/v2/', '/base/v2', 'index.html'],
    ['/base/v2/api/StyledComponent', '/base/v2', 'api/styledcomponent/index.html'],
  ];
  for (const [path, home, file] of rows) {
    test(`${path} below ${home || '/'}`, () => expect(pageFile(path, { home })).toBe(file));
  }
});

test.describe('a URL of the site becomes a path in the copy or an absolute URL', () => {
  const rows: [address: string, from: string, result: string][] = [
    ['/base/v2/overview/', 'index.html', 'overview/index.html'],
    ['/base/v2/overview#part', 'api/x/index.html', '../../overview/index.html#part'],
    ['/base/v2', 'overview/index.html', '../index.html'],
    ['/base/img/mark.svg', 'overview/index.html', '../img/mark.svg'],
    ['/base/api/vars?a=1#b', 'index.html', 'https://docs.example/base/api/vars?a=1#b'],
    ['/base/blog', 'index.html', 'https://docs.example/base/blog'],
    ['#part', 'index.html', '#part'],
    ['https://other.example/', 'index.html', 'https://other.example/'],
    ['//other.example/', 'index.html', '//other.example/'],
    ['mailto:ada@posts.example', 'index.html', 'mailto:ada@posts.example'],
  ];
  for (const [address, from, result] of rows) {
    test(`${address} on ${from}`, () => {
      expect(toOfflineAddress(address, from, places, isFile)).toBe(result);
    });
  }
});
