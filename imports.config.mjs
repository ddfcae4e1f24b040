/**
 * Import rules for dependency-cruiser: app → components → lib. A folder of lib may only import the folders
 * listed for it below. Type imports count. With BROWSER set, the rules for browser code apply instead. They
 * check the entry points on the command line and everything that those import, except type imports.
 */
const isBrowser = Boolean(process.env.BROWSER);

/** Folders of lib from the bottom up, each with the folders that it may import. */
const rooms = {
  config: [],
  classes: [],
  browser: ['config'],
  content: ['config', 'classes'],
  search: ['browser', 'classes'],
  player: ['config', 'browser', 'classes'],
  site: ['config', 'classes', 'content'],
  export: ['config', 'content', 'search', 'player', 'site'],
};

const componentRooms = 'shell|page|prose|classes|player|search|blog|landing|offline|ui';

const tree = [
  {
    name: 'circle',
    comment: 'Circular imports make modules hard to read and to change separately.',
    from: {},
    to: { circular: true },
  },
  forbid('lib-knows-lib', '^lib/', '^(?:app|components|content|scripts|tests)/'),
  forbid('components-know-lib', '^components/', '^(?:app|content/(?!messages/)|scripts|tests)/'),
  forbid('app-knows-no-scripts', '^app/', '^(?:scripts|tests)/'),
  forbid('content-knows-lib', '^content/', '^(?:app|components|scripts|tests)/'),
  forbid('scripts-know-no-app', '^scripts/', '^(?:app|content|tests)/'),
  forbid('ui-knows-ui', '^components/ui/', '^components/(?!ui/)'),
  {
    name: 'code-of-pages-is-data',
    comment: 'Code blocks show these files. Nobody reviews them as code, so nothing may run them.',
    from: { pathNot: '^content/(?:_|.*/_)' },
    to: { path: '^content/(?:_|.*/_)' },
  },
  ...Object.entries(rooms).map(([room, below]) =>
    forbid(
      `${room}-knows-rooms-below`,
      `^lib/${room}/`,
      `^lib/(?!(?:${[room, ...below].join('|')})/)`,
    ),
  ),
  {
    name: 'configuration-is-passed',
    comment:
      'Scripts and routes read the configuration and pass it on. Browser components import it from ui/site-config.',
    from: { path: '^(?:lib|components|app)/', pathNot: '^components/ui/site-config' },
    to: { path: '^site\\.config\\.ts$' },
  },
  {
    name: 'site-imports-its-packages',
    comment:
      '`npm start` installs only `dependencies`. Exceptions: what the site does not load, and imports that bundles replace.',
    from: {
      path: '^(?:app|components|lib)/',
      pathNot:
        '^lib/(?:export/build/watch-paths|player/build/parser-shrinking|player/library/bundled-library(?:-v2)?)\\.ts$',
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^node_modules/@types/',
    },
  },
  {
    name: 'every-file-has-a-room',
    comment: 'A new folder needs a README and an entry in the lists above.',
    from: {},
    to: {
      path: `^(?:lib/(?!(?:${Object.keys(rooms).join('|')})/)|components/(?!(?:${componentRooms})/))`,
    },
  },
  {
    name: 'only-site-files-reads-content',
    comment:
      'Only lib/config/source/site-files.ts reads content. The other exceptions read files of the project itself.',
    from: {
      path: '^lib/',
      pathNot:
        '^lib/(?:export/(?:adopt/|agents/|build/|cache/|ci/|notices/|offline/write-downloads|hosts/static-server)|classes/(?:check|computation)/|classes/data/class-store|config/source/site-files|content/code-blocks/compile-samples|site/pages/preview-cards|player/(?:build/|built-sample))',
    },
    to: { path: '^(?:node:)?fs' },
  },
];

const browser = [
  {
    name: 'browser-knows-no-node',
    comment: 'Browser entry points and all their imports run in the browser.',
    from: {},
    to: { path: '^(?:node_modules/)?(?:zod|tsx)/|^lib/config/source/site-files' },
  },
  {
    name: 'browser-knows-no-module-of-node',
    comment:
      'Browser entry points and all their imports run in the browser. The bundle of the library replaces library-packages, and with it dev-package-version, with another module.',
    from: { pathNot: '^lib/classes/computation/(?:dev-package-version|library-packages)' },
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
