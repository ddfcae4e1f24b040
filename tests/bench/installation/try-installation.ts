/**
 * `npm run try:installation`: tests the installation page. For each app in `guideApps` and for the newest
 * Expo SDK, creates the app from a template in the registry, applies the page's code blocks, bundles the app
 * for its platforms, and searches the output for the app's classes.
 *
 * `-- "SDK 57" Next` tests only the apps whose names contain one of these words. Apps are created in the
 * system's temporary folder and removed afterwards. Needs the npm registry and several minutes per app. An
 * app is "not tried" if the registry lacks a package. Exits with 1 if a test fails.
 */

import { startCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { guideApps, newestExpoApp } from '@/tests/support/installation/guide-apps';
import { siteIn } from '@/tests/support/site';
import { view } from './template-releases';
import { type Outcome, tryApp } from './trial';

const { words: wanted } = startCommand({
  usage: 'npm run try:installation -- [names]',
  about:
    'Follows the installation page in new apps, bundles them, and looks for the classes. Takes about half an\nhour. With names, tries only the apps whose names contain one of them.',
  words: Number.POSITIVE_INFINITY,
  failure: 'a test failed',
});

process.chdir(root);
const { docs, compile } = siteIn();
const page = docs.find(({ path }) => path === '/getting-started/installation');
if (!page) throw new Error('There is no page /getting-started/installation');
const { tree } = await compile(page);
const newest = newestExpoApp(String(await view('expo-template-default', 'version')));
const apps = [...guideApps, ...(newest ? [newest] : [])];
const outcomes: Outcome[] = [];
for (const app of apps) {
  if (wanted.length > 0 && !wanted.some((part) => app.name.includes(part))) continue;
  const results = await tryApp(app, tree, (text) => console.log(`note       ${text}`));
  for (const { name, result, reason } of results) {
    console.log(`${result.padEnd(9)}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  outcomes.push(...results);
}

const count = (kind: Outcome['result']) => outcomes.filter(({ result }) => result === kind).length;
console.log(`${count('not tried')} not tried`);
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
