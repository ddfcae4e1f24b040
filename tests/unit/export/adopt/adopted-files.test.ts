import { expect, test } from '@playwright/test';
import { adoptedFiles } from '@/lib/export/adopt/adopted-files';
import type { Answers } from '@/lib/export/adopt/answers';
import { emptyForms, isLeftOut, leftOut } from '@/lib/export/adopt/left-out';
import { readTemplate } from '@/lib/export/adopt/template-files';

const answers: Answers = {
  name: 'Quartzel',
  slug: 'quartzel',
  npm: 'quartzel',
  tagline: 'A small queue for jobs that must run once.',
  url: 'https://quartzel.example',
  repository: 'https://git.example/quartzel/quartzel',
  color: '#7a2e8f',
  versions: ['v2', 'v1'],
  blog: true,
  date: '2026-01-31',
};

const template = readTemplate('.').files;
const record = { repository: '', commit: 'a'.repeat(40), answers };
const site = adoptedFiles(template, record, new Map([['public/img/mark.svg', new Uint8Array()]]));
const text = (path: string) => new TextDecoder().decode(site.get(path));

test('every rule about files that are left out matches a file', () => {
  const paths = [...template.keys()];
  const unused = leftOut.flatMap(({ paths: starts, except = [] }) =>
    [...starts, ...except].filter((start) => !paths.some((path) => path.startsWith(start))),
  );
  expect(unused).toEqual([]);
  const missing = Object.entries(emptyForms).flatMap(([path, form]) =>
    [path, `lib/export/adopt/empty/${form}`].filter((file) => !template.has(file)),
  );
  expect(missing).toEqual([]);
});

test('a new site has no word, picture, or test of a page of the template', () => {
  const left = [...site.keys()].filter(isLeftOut);
  expect(left.filter((path) => !/^(?:content|public)\//.test(path)).sort()).toEqual([
    '.github/ISSUE_TEMPLATE/mistake-in-a-page.yml',
    '.github/dependabot.yml',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'README.md',
    'cspell.txt',
    'package.json',
    'site.config.ts',
  ]);
  const words = [...site.keys()].filter(
    (path) => /^(?:content|docs|public|[^/]+$)/.test(path) && /NativeWind/i.test(text(path)),
  );
  expect(words).toEqual([]);
});

test('the configuration of a new site has about a dozen lines', () => {
  const lines = text('site.config.ts').trim().split('\n');
  expect(lines.length).toBeLessThan(18);
  expect(text('site.config.ts')).toContain("label: 'v2', path: '/', dir: 'v2' },\n");
});

test('code about classes and live samples goes with its packages and tests', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(text('package.json'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const ofClasses =
    /native(?!-)|react-native|tailwind|expo|codemirror|quickjs|lightningcss|binaryen/;
  expect(packages.filter((name) => ofClasses.test(name))).toEqual([]);
  expect(packages).toContain('next');
  expect(scripts).not.toHaveProperty('adopt');
  expect(scripts).toHaveProperty('update-template');
  const folders =
    /^(?:components\/(?:classes|player)|lib\/(?:classes\/(?!data|report|tables)|player))\//;
  const rest = [...site.keys()].filter((path) => folders.test(path));
  expect(rest.length).toBeLessThan(12);
  expect(rest.filter((path) => /editor|worker|computation|compiler/.test(path))).toEqual([]);
});

test('the commit and the answers are recorded', () => {
  expect(JSON.parse(text('package.json')).template).toEqual(record);
});
