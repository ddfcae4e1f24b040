import { expect, test } from '@playwright/test';
import { toForms } from '@/components/prose/markdown';
import { listApps, parseCompatibility } from '@/lib/content/entries/compatibility';
import { toMarkdown } from '@/lib/site/twins/to-markdown';
import { compileText, reportText } from '../../../support/mdx';
import { siteIn } from '../../../support/site';

const file = 'content/docs/v4/compatibility.yml';
const app = (kind: string, version: string, results: string, note = '') => `
  - kind: ${kind}
    version: '${version}'
    packages: { Node: 20.20.2 }
    results: ${results}
    date: 2026-11-28
    command: npx pack
    ${note && `note: ${note}`}`;
const apps = [
  app('Sail', '1', '{ iOS: ran, Web: ran }'),
  app('Sail', '2', '{ iOS: ran, Web: not run }', 'Sail 2 has no mast.'),
  app('Oar', '7', '{ Web: ran }'),
];
const source = `library: { Boat: 3.1.0 }\napps:${apps.join('')}\n`;

test('a block becomes a table of all apps, with their notes below it', async () => {
  const { tree } = await compileText('<Compatibility />', { [file]: source });
  expect(toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href })).toBe(
    `| App | With | iOS | Web | Command, date |
| - | - | - | - | - |
| Sail 1 | Node 20.20.2 | ran | ran | \`npx pack\`, Nov\u00a028,\u00a02026 |
| Sail 2 | Node 20.20.2 | ran | not\u00a0run | \`npx pack\`, Nov\u00a028,\u00a02026 |
| Oar 7 | Node 20.20.2 | – | ran | \`npx pack\`, Nov\u00a028,\u00a02026 |

All with Boat 3.1.0. Sail 2 has no mast.`,
  );
});

test('in a sentence, only the apps in which everything ran are listed', async () => {
  const { tree } = await compileText('It ran in <Compatibility />.', { [file]: source });
  expect(toMarkdown(tree, { forms: toForms(siteIn()), toUrl: (href) => href })).toBe(
    'It ran in Sail 1 and Oar 7.',
  );
});

test('apps of a kind are listed together', () => {
  const listOf = (...names: [kind: string, version: string][]) => {
    const text = names.map(([kind, version]) => app(kind, version, '{ Web: ran }')).join('');
    const { value } = parseCompatibility(`library: {}\napps:${text}`, file);
    return value && listApps(value);
  };
  expect(listOf(['Sail', '1'])).toBe('Sail 1');
  expect(listOf(['Sail', '1'], ['Sail', '2'])).toBe('Sail 1 and 2');
  expect(listOf(['Sail', '1'], ['Oar', '7'])).toBe('Sail 1 and Oar 7');
  expect(listOf(['Sail', '1'], ['Oar', '7'], ['Sail', '2'], ['Sail', '3'])).toBe(
    'Sail 1, 2, and 3 and Oar 7',
  );
});

test('a missing file and a wrong value are reported', async () => {
  expect(await reportText('<Compatibility />')).toContain(
    `<Compatibility> needs ${file}, which does not exist`,
  );
  const wrong = source.replace('{ Web: ran }', '{ Web: yes }').replace('2026-11-28', '2026-13-28');
  const report = await reportText('<Compatibility />', { [file]: wrong });
  expect(report).toContain('Expected a date such as 2026-11-28');
  expect(report).toContain('Expected one of: ran, failed, not run');
});
