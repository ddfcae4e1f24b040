/**
 * The directions in which imports go, for dependency-cruiser: app → components → lib → nothing of ours.
 * Types count, except on the way from the browser to Node: they are gone before anything runs.
 * With BROWSER set, only this way is judged, from the client components that are handed over.
 */
const isBrowser = Boolean(process.env.BROWSER);

const tree = [
  {
    name: 'circle',
    comment: 'Modules that import each other cannot be read one after the other.',
    from: {},
    to: { circular: true },
  },
  forbid('lib-knows-lib', '^lib/', '^(?:app|components|content|scripts|tests)/'),
  forbid('components-know-lib', '^components/', '^(?:app|content|scripts|tests)/'),
  forbid('app-knows-no-scripts', '^app/', '^(?:scripts|tests)/'),
  forbid('content-knows-lib', '^content/', '^(?:app|components|scripts|tests)/'),
  forbid('scripts-know-no-app', '^scripts/', '^(?:app|content|tests)/'),
  forbid('ui-knows-ui', '^components/ui/', '^components/(?!ui/)'),
  {
    name: 'only-site-files-reads-content',
    comment:
      'Content is read in lib/config/source/site-files.ts; the others here read what the project itself has written.',
    from: {
      path: '^lib/',
      pathNot:
        '^lib/(?:export/(?:build/|cache/|offline/write-downloads|hosts/static-server)|classes/computation/|classes/data/class-store|config/source/site-files|site/pages/preview-cards|player/(?:build/|built-sample))',
    },
    to: { path: '^(?:node:)?fs' },
  },
];

const browser = [
  {
    name: 'browser-knows-no-node',
    comment: 'A client component, with all that it imports, runs in the browser.',
    from: {},
    to: { path: '^(?:node_modules/)?(?:zod|tsx)/|^lib/config/source/site-files' },
  },
  {
    name: 'browser-knows-no-module-of-node',
    comment: 'A client component, with all that it imports, runs in the browser.',
    from: {},
    to: { dependencyTypes: ['core'] },
  },
];

export default {
  forbidden: (isBrowser ? browser : tree).map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: !isBrowser,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['browser', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};

function forbid(name, from, to) {
  return { name, from: { path: from }, to: { path: to } };
}
