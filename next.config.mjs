/**
 * How Next builds the site: a static export and nothing clever.
 * `scripts/build.ts` runs it and decides the three paths that come from the environment:
 * NEXT_EXPORT_DIR (raw export, arranged afterwards), GENERATED_DIR and SITE_DIR (fixture sites of the tests);
 * SITE_PARTS names the parts that the site has.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const siteDir = process.env.SITE_DIR;
const generatedDir = process.env.GENERATED_DIR;

// A route of a part that not every site has is named after it, such as `page.blog.tsx`.
const parts = process.env.SITE_PARTS?.split(',').filter(Boolean) ?? [];
const pageExtensions = ['', ...parts.map((part) => `${part}.`)].flatMap((part) => [
  `${part}tsx`,
  `${part}ts`,
]);

const isBuild = process.env.NEXT_EXPORT_DIR !== undefined;

// Node loads them as they are: tsx and esbuild have to run so, and to bundle the others takes a quarter of a build.
const serverExternalPackages = [
  'tsx',
  'esbuild',
  '@babel/parser',
  'gemoji',
  'gray-matter',
  'hast-util-from-html',
  'hast-util-to-html',
  'image-size',
  'mdast-util-directive',
  'mdast-util-from-markdown',
  'mdast-util-to-hast',
  'micromark-extension-directive',
  'next-mdx-remote',
  'npm-to-yarn',
  'rehype-slug',
  'remark-gemoji',
  'remark-gfm',
  'remark-parse',
  'remark-stringify',
  'shiki',
  'unified',
  'yaml',
  'zod',
];

/** @type {Record<string, string>} */
const resolveAlias = {};
if (siteDir) resolveAlias['@/site.config'] = `./${siteDir}/site.config.ts`;
if (siteDir && existsSync(`${siteDir}/content/messages`))
  resolveAlias['@/content/messages/*'] = `./${siteDir}/content/messages/*`;
if (generatedDir) resolveAlias['@/.generated/*'] = `./${generatedDir}/*`;

/** @type {import('next').NextConfig} */
const config = {
  // In development new pages come, which an export would not know.
  ...(isBuild && { output: 'export' }),
  pageExtensions,
  distDir: process.env.NEXT_EXPORT_DIR ?? '.next',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // Links keep the slash form in which they are written; the post-process makes both forms answer.
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  devIndicators: false,
  experimental: {
    // Each page holds the styles of its own components and hardly any others; a request costs nothing there.
    cssChunking: { type: 'graph', requestCost: 500, weightDistribution: 0.5 },
    // Else the router shows a page without its head first, so that for a frame the document has no title.
    optimisticRouting: false,
    // Code that only runs here while the pages are made: maps and small names are not worth their time.
    ...(isBuild && { turbopackSourceMaps: false, serverMinification: false }),
  },
  // `npm run check` and the tests check the types; an author's build need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Else the folder above with a lockfile would be part of the names of styles and scripts.
  turbopack: { resolveAlias, root: fileURLToPath(new URL('.', import.meta.url)) },
  serverExternalPackages,
  generateBuildId: process.env.BUILD_ID ? () => process.env.BUILD_ID ?? null : undefined,
};

export default config;
