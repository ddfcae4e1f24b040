import { expect, test } from '@playwright/test';
import { assertLogo, brandPictures, plainLogo } from '@/lib/export/adopt/brand-pictures';

const svg = (inner: string, box = '0 0 10 10') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

test('a site gets its icons from one SVG file', async () => {
  const pictures = await brandPictures(plainLogo('#7a2e8f'));
  expect([...pictures.keys()].sort()).toEqual([
    'public/favicon.ico',
    'public/img/apple-icon.png',
    'public/img/icon-192.png',
    'public/img/icon-512-maskable.png',
    'public/img/icon.svg',
    'public/img/mark.svg',
  ]);
  for (const [path, size] of [
    ['public/img/apple-icon.png', 180],
    ['public/img/icon-192.png', 192],
    ['public/img/icon-512-maskable.png', 512],
  ] as const) {
    // The width of a PNG picture is at byte 16.
    expect(Buffer.from(pictures.get(path) ?? []).readUInt32BE(16), path).toBe(size);
  }
  const ico = Buffer.from(pictures.get('public/favicon.ico') ?? []);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
  const first = ico.readUInt32LE(18);
  expect(ico.subarray(first + 1, first + 4).toString()).toBe('PNG');
});

test('a logo has to be a square SVG file of shapes', () => {
  const rows: [logo: string, problem: string][] = [
    ['PNG', '--logo is a.svg, which is not an SVG file;'],
    [svg('', '0 0 20 10'), '--logo is a.svg, which is not square;'],
    [svg('<script>1</script>'), 'which runs or loads something'],
    [svg('<rect onload="1"/>'), 'which runs or loads something'],
    [svg('<image href="https://a.example/b.png"/>'), 'which runs or loads something'],
    [svg('<rect fill="url(https://a.example/b)"/>'), 'which runs or loads something'],
  ];
  for (const [logo, problem] of rows) expect(() => assertLogo(logo, 'a.svg')).toThrow(problem);
  expect(() => assertLogo(svg('<rect fill="url(#a)"/>'), 'a.svg')).not.toThrow();
});
