import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import postcss from 'postcss';

/** Properties that a transition may change. The last three only keep an element visible until it ends. */
const ALLOWED = ['opacity', 'transform', 'display', 'overlay', 'visibility'];

/** The only other transition is the color of the card on the landing page. */
const EXCEPTION = 'components/landing/trace.module.css background-color';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

test('transitions change only opacity and transform, and take as long as a token', () => {
  const transitions = files.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkDecls('transition', ({ value }) => {
      for (const part of value.split(/,(?![^(]*\))/))
        found.push(`${file} ${part.trim().replace(/\s+/g, ' ')}`);
    });
    return found;
  });
  expect(transitions.length).toBeGreaterThan(10);
  const others = transitions.filter((transition) => {
    const [, property = '', duration = ''] = transition.split(' ');
    const isToken = /^var\(--duration-(?:fast|slow)\)$/.test(duration) || duration === '0s';
    return !(isToken && (ALLOWED.includes(property) || transition.startsWith(EXCEPTION)));
  });
  expect(others.filter((transition) => !/ none$/.test(transition))).toEqual([]);
});

test('the duration tokens are 120 and 200 ms, and 0 with reduced motion', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const values = [...tokens.matchAll(/--duration-(fast|slow): (\d+)ms/g)].map(([, ...of]) => of);
  expect(values).toEqual([
    ['fast', '120'],
    ['slow', '200'],
    ['fast', '0'],
    ['slow', '0'],
  ]);
});
