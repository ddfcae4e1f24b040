import type { Mutant } from './mutant';

/** Mutants of files in `app` and `scripts`. */
export const routeAndScriptMutants: readonly Mutant[] = [
  {
    name: 'paper shows the navbar and its buttons',
    file: 'app/styles/print.css',
    find: '  nav,\n  dialog,',
    replace: '  dialog,',
    tests: ['tests/site/appearance.test.ts'],
  },
  {
    name: 'notices have no background',
    file: 'app/styles/notices.css',
    find: 'background: var(--notice-soft);',
    replace: '',
    tests: ['tests/site/mdx.test.ts'],
  },
  {
    name: 'the sitemap lists pages that search engines may not index',
    file: 'app/sitemap.ts',
    find: '.filter(({ indexed }) => indexed)',
    replace: '',
    tests: ['tests/site/metadata.test.ts'],
  },
  {
    name: 'check:content exits with 0 after errors',
    file: 'scripts/check-content.ts',
    find: 'process.exitCode = errors.length > 0 ? 1 : 0;',
    replace: 'process.exitCode = 0;',
    tests: ['tests/programs/author-commands.test.ts'],
  },
  {
    name: 'a dry run of npm run new writes the page',
    file: 'scripts/new.ts',
    find: "applyChanges(siteDir, planPage(content, page), flags['dry-run']);",
    replace: 'applyChanges(siteDir, planPage(content, page), false);',
    tests: ['tests/programs/author-commands.test.ts'],
  },
  {
    name: 'npm run serve ignores --port',
    file: 'scripts/serve.ts',
    find: 'flags.port ?? Number(process.env.PORT ?? 3000)',
    replace: 'Number(process.env.PORT ?? 3000)',
    tests: ['tests/integration/build/static-server.test.ts'],
  },
];
