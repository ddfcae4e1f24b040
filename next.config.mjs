/**
 * Next configuration for a static export. `scripts/build.ts` and `scripts/dev.ts` run Next and set the
 * environment variables. NEXT_EXPORT_DIR is the folder of the raw export and is only set by a build.
 * GENERATED_DIR and SITE_DIR are set for fixture sites of the tests. SITE_PARTS lists the optional features
 * that the site has, such as `blog`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const siteDir = process.env.SITE_DIR;
const generatedDir = process.env.GENERATED_DIR;

// Routes of optional features have the feature in their file name, such as `page.blog.tsx`.
const parts = process.env.SITE_PARTS?.split(',').filter(Boolean) ?? [];
const pageExtensions = ['', ...parts.map((part) => `${part}.`)].flatMap((part) => [
  `${part}tsx`,
  `${part}ts`,
]);

const isBuild = process.env.NEXT_EXPORT_DIR !== undefined;
// The test of the third-party notices reads the packages in the scripts from their source maps.
const hasSourceMaps = process.env.SOURCE_MAPS === '1';

// Packages that are not bundled. tsx and esbuild only work unbundled. Bundling the others would take a
// quarter of the build time.
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
const resolveAlias = {
  // Browser code gets the configuration as data, without the code that adds the defaults. In development, this is the
  // last valid configuration, so a mistake in it does not break the open page.
  '@/site.config': `./${generatedDir ?? '.generated'}/site-config.ts`,
};
if (siteDir && existsSync(`${siteDir}/content/messages`))
  resolveAlias['@/content/messages/*'] = `./${siteDir}/content/messages/*`;
if (generatedDir) resolveAlias['@/.generated/*'] = `./${generatedDir}/*`;

/** @type {import('next').NextConfig} */
const config = {
  // Not in development, because an export has a fixed list of pages and authors may add more.
  ...(isBuild && { output: 'export' }),
  pageExtensions,
  distDir: process.env.NEXT_EXPORT_DIR ?? '.next',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // Links keep or omit the trailing slash as they are written. Post-processing makes both forms work.
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  productionBrowserSourceMaps: hasSourceMaps,
  devIndicators: false,
  experimental: {
    // Splits CSS so that pages load little more than the styles of the components they contain. More files
    // cost no requests, because the CSS is inlined.
    cssChunking: { type: 'graph', requestCost: 500, weightDistribution: 0.5 },
    // Otherwise the router shows a page before its metadata, so the document has no title for one frame.
    optimisticRouting: false,
    // Server code only runs during the build, so source maps and minification are not worth the time.
    ...(isBuild && { turbopackSourceMaps: hasSourceMaps, serverMinification: false }),
  },
  // `npm run check` checks the types, so a build does not have to.
  typescript: { ignoreBuildErrors: true },
  // Otherwise Next uses a parent folder with a lockfile as the root, which changes the names of CSS and
  // script files.
  turbopack: { resolveAlias, root: fileURLToPath(new URL('.', import.meta.url)) },
  serverExternalPackages,
  generateBuildId: process.env.BUILD_ID ? () => process.env.BUILD_ID ?? null : undefined,
};

export default config;
