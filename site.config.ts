import { defineSite } from '@/lib/config/site';

const repository = 'https://github.com/nativewind/nativewind';
const chat = 'https://discord.gg/ypNakAFQ65';
const appId = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID;
const searchKey = process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY;

export default defineSite({
  title: 'NativeWind',
  tagline: 'Utility classes for React Native, on every platform.',
  url: 'https://www.nativewind.dev',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  product: { name: 'NativeWind', slug: 'nativewind', npm: 'nativewind' },
  frameworkVersion: '3.0.0',
  repository,
  chat,
  editUrl: `${repository}/edit/main/apps/website/{file}`,
  issueUrl: `${repository}/issues/new?title={title}`,
  locales: {
    default: 'en',
    all: [{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' }],
  },
  versions: [
    {
      name: 'current',
      label: 'v4',
      path: '/',
      formerPath: '/v4',
      dir: 'v4',
      isLast: true,
      banner: 'none',
      noIndex: false,
      classes: 'lib/classes/data/v4.json',
      player: true,
    },
    {
      name: 'v2',
      label: 'v2',
      path: '/v2',
      formerPath: '/',
      dir: 'v2',
      isLast: false,
      banner: 'unmaintained',
      noIndex: false,
      classes: 'lib/classes/data/v2.json',
      player: false,
    },
  ],
  blog: {
    title: 'Blog',
    description: 'NativeWind releases, and what each of them changes for you.',
    postsPerPage: 10,
    recentPosts: 5,
  },
  logo: {
    src: '/img/mark.svg',
    srcDark: '/img/mark-dark.svg',
    href: '/',
    width: 28,
    height: 28,
  },
  navbar: {
    title: 'NativeWind',
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
      { type: 'doc', docId: 'tailwind', label: 'Look up', exact: true, position: 'left' },
      { to: '/playground', label: 'Playground', position: 'left' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { href: chat, label: 'Discord', icon: 'discord' },
      { href: repository, label: 'GitHub', icon: 'github' },
    ],
  },
  announcementBar: {
    id: 'v4-docs',
    content: 'Still on version 2? Read <a href="/v2/">the v2 docs</a>.',
    isCloseable: true,
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Installation', to: '/getting-started/installation' },
          { label: 'Look up a class', to: '/tailwind/' },
          { label: 'v2 docs', to: '/v2/' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discord', href: chat },
          { label: 'Discussions', href: `${repository}/discussions` },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'GitHub', href: repository },
          { label: 'npm', href: 'https://www.npmjs.com/package/nativewind' },
        ],
      },
    ],
    copyright: 'MIT licensed. <a href="/licenses.txt">Other licenses</a>',
  },
  help: [
    { label: 'Look up a class', to: '/tailwind/' },
    { label: 'Find an error message or a symptom', to: '/troubleshooting' },
    { label: 'Install NativeWind', to: '/getting-started/installation' },
  ],
  absentVersions: [{ label: 'v5', to: '/core-concepts/tailwindcss#nativewind-5' }],
  colorMode: { default: 'light', respectSystem: true, disableSwitch: false },
  toc: { minLevel: 2, maxLevel: 3 },
  backToTop: true,
  lastUpdated: { time: false, author: false },
  search: {
    indexName: process.env.NEXT_PUBLIC_ALGOLIA_INDEX ?? 'nativewind',
    ...(appId && searchKey ? { algolia: { appId, searchKey } } : {}),
    fallbackToEmbedded: true,
    insights: false,
  },
  assistants: [],
  downloads: true,
  buildInfo: false,
  playground: 'embedded',
  redirects: {},
});
