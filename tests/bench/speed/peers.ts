/** Other documentation generators that build the same corpus. They are installed from the npm registry. */
import { join, resolve } from 'node:path';
import { writeTree } from '@/tests/support/write-tree';
import { installForBench } from '../install-for-bench';
import type { BuiltSite } from './build-bench';
import { type CorpusPage, corpusPages } from './corpus';
import type { Controls } from './first-touch';
import { fumadocsFiles } from './fumadocs-files';

/** Setup of a documentation generator. */
interface Peer {
  packages: Readonly<Record<string, string>>;
  /** Returns the generator's configuration files for these pages, keyed by path. */
  files: (pages: readonly CorpusPage[]) => Record<string, string>;
  /** Folder for the pages, relative to the site's folder. */
  docs: string;
  /**
   * Whether the Markdown of a page must contain its main heading. The other generators create it from the
   * title.
   */
  writesHeading?: boolean;
  /** Arguments that make Node run a build in the site's folder. */
  build: string[];
  out: string;
  /** Paths of caches that make later builds faster. */
  caches: string[];
  /** Selectors of the generator's controls to measure. */
  controls: Controls;
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Generators, keyed by the names that `--with` accepts. */
export const peers: Readonly<Record<string, Peer>> = {
  docusaurus: {
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      ...react,
    },
    files: () => ({
      'docusaurus.config.js': `module.exports = {
  title: 'Corpus', url: 'https://corpus.example', baseUrl: '/', onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: {} }]],
};\n`,
    }),
    docs: 'docs',
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    controls: { theme: '[class*="toggleButton"]', menu: '.navbar__toggle' },
  },
  starlight: {
    packages: { astro: '5.18.0', '@astrojs/starlight': '0.37.7', sharp: '0.34.5' },
    files: (pages) => ({
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { telemetry: false, integrations: [starlight({ title: 'Corpus', sidebar: ${JSON.stringify(
        sectionsOf(pages).map((name) => ({ label: name, autogenerate: { directory: name } })),
      )} })] };\n`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
    }),
    docs: 'src/content/docs',
    build: ['node_modules/astro/astro.js', 'build'],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    controls: { search: '[data-open-modal]', menu: 'starlight-menu-button button' },
  },
  vitepress: {
    packages: { vitepress: '1.6.4' },
    files: (pages) => ({
      'docs/.vitepress/config.mjs': `export default { title: 'Corpus', cleanUrls: true, themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(
        sectionsOf(pages).map((name) => ({
          text: name,
          collapsed: true,
          items: pages
            .filter(({ path }) => path.startsWith(`${name}/`))
            .map(({ path, title }) => ({ text: title, link: `/${path}` })),
        })),
      )} } };\n`,
    }),
    docs: 'docs',
    writesHeading: true,
    build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    out: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache'],
    controls: {
      theme: '.VPNavBarAppearance .VPSwitchAppearance',
      search: '#local-search button',
      menu: '.VPLocalNav .menu',
    },
  },
  fumadocs: {
    packages: {
      'fumadocs-ui': '16.15.13',
      'fumadocs-core': '16.15.13',
      'fumadocs-mdx': '14.3.2',
      '@types/mdx': '2.0.13',
      next: '16.4.6',
      ...react,
      tailwindcss: '4.3.5',
      '@tailwindcss/postcss': '4.3.5',
    },
    files: () => ({ ...fumadocsFiles }),
    docs: 'content/docs',
    build: ['node_modules/next/dist/bin/next', 'build'],
    out: 'out',
    caches: ['.next', '.source'],
    controls: {
      theme: 'button[data-theme-toggle]',
      search: '[data-search-full], [data-search]',
      menu: '[aria-label="Open Sidebar"]',
    },
  },
};

/**
 * Writes a corpus of `count` pages as a generator's site. Installs the generator if it is missing. Throws if
 * the name is unknown.
 */
export function peerSite(name: string, count: number): BuiltSite {
  const peer = peers[name];
  if (!peer)
    throw new Error(`Unknown generator ${name}. --with accepts ${Object.keys(peers).join(', ')}.`);
  const pages = corpusPages(count);
  const dir = resolve('out.bench', 'peers', `${name}-${count}`);
  const home = { path: 'index', title: 'Home', body: 'All begins here.\n' };
  const docs = [home, ...pages].map((page) => [
    `${peer.docs}/${page.path}.md`,
    toMarkdown(page, peer.writesHeading),
  ]);
  writeTree(dir, {
    ...peer.files(pages),
    ...Object.fromEntries(docs),
  });
  installForBench(dir, peer.packages);
  return {
    dir,
    build: peer.build,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    out: join(dir, peer.out),
    caches: peer.caches.map((path) => join(dir, path)),
    controls: peer.controls,
    toFile: (path) => join(dir, peer.docs, `${path}.md`),
  };
}

function toMarkdown({ title, body }: CorpusPage, withHeading = false): string {
  return `---\ntitle: ${title}\n---\n\n${withHeading ? `# ${title}\n\n` : ''}${body}`;
}

function sectionsOf(pages: readonly CorpusPage[]): string[] {
  return [...new Set(pages.map(({ path }) => path.split('/')[0] ?? ''))];
}
