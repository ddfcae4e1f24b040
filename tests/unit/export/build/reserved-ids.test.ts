import { expect, test } from '@playwright/test';
import { checkReservedIds, readReservedIds } from '@/lib/export/build/reserved-ids';
import { writeTree } from '../../../support/write-tree';

const scripts = {
  '_next/static/chunks/a.js': 'self.__data = self.__data || [], performance.now(), screen.width;',
  'assets/page/0/b.js': 'export default typeof process;',
  'assets/search/worker.js': 'ofWorker();',
};

/** Returns the HTML of an exported page with this content. */
function page(words: string): string {
  const shell = `<nav id="menu"><a href="#x">Menu</a></nav><main class="a" id="main:/a">${words}</main>`;
  const data = 'self.__next_f.push([1,"<p id=\\"process\\">"])';
  return `<body><script>early()</script>${shell}<footer id="footer"></footer><script>${data}</script></body>`;
}

/** Writes an export with a page that has this content. Returns the export's folder. */
function write(words: string): string {
  return writeTree(test.info().outputPath('out'), {
    ...scripts,
    'a/index.html': page(words),
    'assets/player/sandbox.html': '<div id="root"></div><script>ofFrame()</script>',
  });
}

test('reserved ids are those of the shell and global names that only page scripts define', async () => {
  expect(await readReservedIds(write('<h2 id="words">Words</h2>'))).toEqual({
    scripts: ['__data', '__next_f', 'early', 'process'],
    shell: ['footer', 'menu'],
  });
});

test('an export with reserved ids in its content is rejected with each page and id', async () => {
  const code = '<code>&#x3C;span id="process"></code>';
  await checkReservedIds(write(`<h2 id="screen">Words</h2><b id="performance">${code}</b>`));
  const words = '<h2 id="process">Words</h2><p><b class="x>y" data-a id="menu">More</b></p>';
  await expect(checkReservedIds(write(words))).rejects.toThrow(
    'a/index.html: The id process is a global variable of the site’s scripts.\na/index.html: The id menu of the shell is also on another element.\nChoose another id in the page, its diagrams, or its samples.',
  );
});
