/**
 * How Next builds the site: a static export and nothing clever.
 * `scripts/build.ts` runs it and decides the three paths that come from the environment:
 * NEXT_EXPORT_DIR (raw export, arranged afterwards), GENERATED_DIR and SITE_DIR (fixture sites of the tests).
 */
const siteDir = process.env.SITE_DIR;
const generatedDir = process.env.GENERATED_DIR;

/** @type {Record<string, string>} */
const resolveAlias = {};
if (siteDir) resolveAlias['@/site.config'] = `./${siteDir}/site.config.ts`;
if (generatedDir) resolveAlias['@/.generated/*'] = `./${generatedDir}/*`;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: process.env.NEXT_EXPORT_DIR ?? '.next',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  // Links keep the slash form in which they are written; the post-process makes both forms answer.
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  devIndicators: false,
  // Each route loads the styles of its own components and no others.
  experimental: { cssChunking: { type: 'graph', requestCost: 3000, weightDistribution: 0.5 } },
  // `npm run check` and the tests check the types; an author's build need not wait for them.
  typescript: { ignoreBuildErrors: true },
  turbopack: { resolveAlias },
  // lib/content loads site.config.ts and sidebar.ts with tsx at run time, and lib/cache asks esbuild what modules import.
  serverExternalPackages: ['tsx', 'esbuild'],
  generateBuildId: process.env.BUILD_ID ? () => process.env.BUILD_ID ?? null : undefined,
};

export default config;
