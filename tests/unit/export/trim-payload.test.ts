import { expect, test } from '@playwright/test';
import { BODY_MARK } from '@/lib/export/trim-flight';
import { trimPayload } from '@/lib/export/trim-payload';

const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

test('lists for later leave the data, and its rows keep their lengths', () => {
  const full = `${BODY_MARK}<p>é</p><class-members colors=""><ul><li>red</li></ul></class-members><ul><li>a</li></ul>`;
  const short = `${BODY_MARK}<p>é</p><class-members colors=""></class-members><ul><li>a</li></ul>`;
  expect(trimPayload(`1:"a"\n${row('2', full)}3:"b"\n`)).toBe(`1:"a"\n${row('2', short)}3:"b"\n`);
});

test('other data stays as it is', () => {
  const data = `${row('4', '<class-members><ul><li>not an article</li></ul></class-members>')}5:1\n`;
  expect(trimPayload(data)).toBe(data);
});
