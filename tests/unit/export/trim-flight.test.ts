import { expect, test } from '@playwright/test';
import { BODY_MARK, trimFlight } from '@/lib/export/trim-flight';

const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`;
const dataOf = (html: string) =>
  [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, literal]) =>
    JSON.parse(literal ?? '""'),
  );
const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

test('the data of a page becomes one script where the last one stood', () => {
  const html = `<p>a</p>${push('1:"a"\n')}<p>b</p>${push('2:"</script>"\n')}<p>c</p>`;
  const trimmed = trimFlight(html);
  expect(trimmed).toMatch(/^<p>a<\/p><p>b<\/p><script>.*<\/script><p>c<\/p>$/);
  expect(dataOf(trimmed)).toEqual(['1:"a"\n2:"</script>"\n']);
});

test('an article is taken out, also when it spans scripts and has letters of several bytes', () => {
  const body = `${BODY_MARK}<p>façade — 日本 <b>x</b></p>`;
  const data = `1:["$","p"]\n${textRow('2a', body)}3:"next"\n`;
  const html = `${push(data.slice(0, 30))}${push(data.slice(30))}`;
  expect(dataOf(trimFlight(html))).toEqual(['1:["$","p"]\n2a:""\n3:"next"\n']);
});

test('every article of a list is taken out, other long texts stay', () => {
  const other = textRow('4', 'a path of an icon');
  const data = `${textRow('2', `${BODY_MARK}one`)}${other}${textRow('5', `${BODY_MARK}two`)}6:1\n`;
  expect(dataOf(trimFlight(push(data)))).toEqual([`2:""\n${other}5:""\n6:1\n`]);
});

test('what only previews of links read is taken out, quotes and all', () => {
  const meta = (key: string, kind: string, name: string) =>
    `["$","meta","${key}",{"${kind}":"${name}","content":"a \\"b\\""}]`;
  const [description, ...previews] = [
    meta('1', 'name', 'description'),
    meta('2', 'property', 'og:title'),
    meta('3', 'property', 'article:tag'),
    meta('4', 'name', 'twitter:image'),
  ];
  const title = '["$","title","0",{"children":"T"}]';
  const data = `5:[${[title, description, ...previews].join(',')}]\n`;
  expect(dataOf(trimFlight(push(data)))).toEqual([`5:[${title},${description}]\n`]);
});

test('a page without data stays as it is', () => {
  expect(trimFlight('<p>Moved</p>')).toBe('<p>Moved</p>');
});
