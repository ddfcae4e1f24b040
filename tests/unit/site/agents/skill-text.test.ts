import { expect, test } from '@playwright/test';
import { toSkillIndex } from '@/lib/site/agents/skill-index';
import { referenceFile, sectionsOf, toSkillLinks } from '@/lib/site/agents/skill-text';
import { siteIn } from '../../../support/site';

const skill = {
  name: 'acme-grid-1',
  description: 'Rules of Acme Grid.',
  compatibility: 'Needs Node.js.',
  page: '/agents',
  sections: ['setup'],
  look_up: 'look-up.mjs',
  references: ['/errors/', '/guides/errors'],
  troubleshooting: ['/errors/'],
};

test('pages of the same name in two folders have their own files', () => {
  expect(['/', '/errors/', '/guides/errors'].map(referenceFile)).toEqual([
    'references/index.md',
    'references/errors.md',
    'references/guides-errors.md',
  ]);
});

test('links to pages of the skill lead to their files, and other links to the site', () => {
  const link = toSkillLinks(skill, (address) => `site:${address}`);
  expect(
    ['/errors#a', '/guides/errors/', '/other', '#part', 'https://x.example'].map(link),
  ).toEqual([
    'references/errors.md#a',
    'references/guides-errors.md',
    'site:/other',
    'site:#part',
    'site:https://x.example',
  ]);
});

test('the sections of the rules come in the order of the setting, each until the next one', async () => {
  const { docs, compile } = siteIn();
  const entry = docs.find(({ path }) => path === '/agents');
  if (!entry) throw new Error('The site has no page for agents.');
  const compiled = await compile(entry);
  const { children } = sectionsOf(compiled, ['components', 'setup']);
  const ids = children.flatMap((node) => (node.type === 'heading' ? node.data?.customId : []));
  expect(ids).toEqual(['components', 'setup']);
  expect(() => sectionsOf(compiled, ['setup', 'gone'])).toThrow(
    'The page of the skill has no section gone. It has: replacements, ',
  );
});

test('the index names the archive below the base path, with its hash', () => {
  expect(toSkillIndex(skill, { basePath: '/docs' }, 'ab12')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'acme-grid-1',
        type: 'archive',
        description: 'Rules of Acme Grid.',
        url: '/docs/.well-known/agent-skills/acme-grid-1.zip',
        digest: 'sha256:ab12',
      },
    ],
  });
});
