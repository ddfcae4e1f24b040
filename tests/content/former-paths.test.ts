import { expect, test } from '@playwright/test';
import { siteIn } from '@/tests/support/site';

/** Former paths of pages, each with the path that it redirects to. */
const former: [from: string, to: string][] = [
  ['/api/native-wind-style-sheet', '/api/nativewind-style-sheet'],
  ['/api/styled', '/v2/api/styled'],
  ['/api/StyledComponent', '/v2/api/StyledComponent'],
  ['/api/with-native-wind', '/api/with-nativewind'],
  ['/blog/announcement-nativewind-v4-1', '/blog/7a8bf82'],
  ['/core-concepts/platforms', '/v2/core-concepts/platforms'],
  ['/errors', '/troubleshooting'],
  ['/getting-started/editor-setup', '/guides/editor-setup'],
  ['/getting-started/expo-router', '/getting-started/installation'],
  ['/getting-started/nextjs', '/getting-started/installation'],
  ['/getting-started/react-native', '/getting-started/installation'],
  ['/getting-started/troubleshooting', '/guides/troubleshooting'],
  ['/guides/other-bundlers', '/getting-started/other-bundlers'],
  ['/guides/using-with-monorepos', '/getting-started/using-with-monorepos'],
  ['/quick-starts/expo', '/v2/getting-started/installation'],
  ['/v2/api/native-wind-style-sheet', '/v2/api/nativewind-style-sheet'],
  ['/v2/quick-starts/create-react-native-app', '/v2/getting-started/installation'],
  ['/v2/quick-starts/expo', '/v2/getting-started/installation'],
  ['/v2/quick-starts/ignite', '/v2/getting-started/installation'],
  ['/v2/quick-starts/nextjs', '/v2/getting-started/installation'],
  ['/v2/quick-starts/react-native-cli', '/v2/getting-started/installation'],
  ['/v2/quick-starts/solito', '/v2/getting-started/installation'],
  ['/v4', '/'],
  ['/v4/api/native-wind-style-sheet', '/api/nativewind-style-sheet'],
  ['/v4/core-concepts/dark-mode', '/core-concepts/dark-mode'],
  ['/v4/getting-started/expo-router', '/getting-started/installation'],
  ['/v4/overview', '/overview/'],
  ['/v4/overview/how-it-works', '/core-concepts/how-it-works'],
  ['/v4/tailwind/flexbox/gap', '/tailwind/flexbox/gap'],
  ['/v4/troubleshooting', '/troubleshooting'],
];

for (const [from, to] of former) {
  test(`BUILD-04 ROUTE-03 ROUTE-07 ${from} leads to ${to}`, () => {
    expect(siteIn().redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
  });
}

test('BUILD-04 each page of the current version is reachable at its former path', () => {
  const { docs, redirects } = siteIn();
  const paths = docs.filter(({ version }) => version === 'current').map(({ path }) => path);
  const reached = redirects.filter(({ from }) => /^\/v4(?:\/|$)/.test(from)).map(({ to }) => to);
  expect(paths.filter((path) => !reached.includes(path))).toEqual([]);
});
