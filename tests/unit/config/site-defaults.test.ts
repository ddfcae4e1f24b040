import { expect, test } from '@playwright/test';
import { checkConfig } from '@/lib/config/read-config';
import { defineSite } from '@/lib/config/site';
import site from '@/site.config';

const smallest = {
  title: 'Quartzel',
  tagline: 'A queue.',
  url: 'https://quartzel.example',
  product: { name: 'Quartzel', slug: 'quartzel', npm: 'quartzel' },
  repository: 'https://git.example/quartzel',
  versions: [{ name: 'current', label: 'v1', path: '/', dir: 'v1' }],
  logo: { src: '/img/mark.svg' },
};

test('a configuration of seven settings is valid', () => {
  expect(checkConfig(defineSite(smallest), '').errors).toBeUndefined();
});

test('the first version is the latest, and the others are not maintained', () => {
  const old = { name: 'v1', label: 'v1', path: '/v1', dir: 'v1' };
  const next = { ...old, name: 'current', label: 'v2', path: '/', dir: 'v2' };
  const { versions } = defineSite({ ...smallest, versions: [next, old] });
  expect(versions.map(({ isLast, banner }) => [isLast, banner])).toEqual([
    [true, 'none'],
    [false, 'unmaintained'],
  ]);
  const marked = defineSite({ ...smallest, versions: [next, { ...old, isLast: true }] });
  expect(marked.versions.map(({ isLast }) => isLast)).toEqual([false, true]);
});

test('the navbar links to what the site has', () => {
  const labels = (settings: object) =>
    defineSite({ ...smallest, ...settings }).navbar.items.map(
      (item) => ('label' in item && item.label) || item.type,
    );
  const blog = { title: 'News', description: 'News.', postsPerPage: 10, recentPosts: 5 };
  expect(labels({})).toEqual(['Docs', 'GitHub']);
  expect(labels({ blog })).toEqual(['Docs', 'News', 'GitHub']);
});

test('settings that are written out stay as they are', () => {
  expect(defineSite(site)).toEqual(site);
});

test('invalid settings are reported, not a failure', () => {
  const wrong = { ...smallest, versions: 'v1', product: undefined };
  const { errors = [] } = checkConfig(Reflect.apply(defineSite, undefined, [wrong]), '');
  expect(errors.map(({ problem }) => problem)).not.toEqual([]);
});
