/**
 * Files of a Fumadocs site that uses Next.js's static export and a static search index. They follow
 * Fumadocs's manual installation guide.
 */
export const fumadocsFiles: Readonly<Record<string, string>> = {
  // Tailwind scans all files that git does not ignore.
  '.gitignore': 'node_modules/\n.next/\n.source/\nout/\n',
  'next.config.mjs': `import { createMDX } from 'fumadocs-mdx/next';
export default createMDX()({ output: 'export', images: { unoptimized: true }, turbopack: { root: import.meta.dirname } });\n`,
  'source.config.ts': `import { defineConfig, defineDocs } from 'fumadocs-mdx/config';
export const docs = defineDocs({ dir: 'content/docs' });
export default defineConfig();\n`,
  'jsconfig.json':
    '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./*"], "fumadocs-mdx:collections/*": ["./.source/*"] } } }\n',
  'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
  'lib/source.js': `import { docs } from 'fumadocs-mdx:collections/server';
import { loader } from 'fumadocs-core/source';
export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() });\n`,
  'app/global.css': ['tailwindcss', 'fumadocs-ui/css/neutral.css', 'fumadocs-ui/css/preset.css']
    .map((sheet) => `@import '${sheet}';\n`)
    .join(''),
  'app/layout.jsx': `import { RootProvider } from 'fumadocs-ui/provider/next';
import './global.css';
export default function Root({ children }) {
  return <html lang="en" suppressHydrationWarning><body className="flex min-h-screen flex-col">
    <RootProvider search={{ options: { type: 'static' } }}>{children}</RootProvider>
  </body></html>;
}\n`,
  'app/[[...slug]]/layout.jsx': `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '@/lib/source';
export default function Docs({ children }) {
  return <DocsLayout tree={source.getPageTree()} nav={{ title: 'Corpus' }}>{children}</DocsLayout>;
}\n`,
  'app/[[...slug]]/page.jsx': `import { DocsBody, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { source } from '@/lib/source';
const dataOf = async (params) => source.getPage((await params).slug).data;
export default async function Page({ params }) {
  const { title, toc, body: Body } = await dataOf(params);
  return <DocsPage toc={toc}>
    <DocsTitle>{title}</DocsTitle>
    <DocsBody><Body components={components} /></DocsBody>
  </DocsPage>;
}
export const generateStaticParams = () => source.generateParams();
export const generateMetadata = async ({ params }) => ({ title: (await dataOf(params)).title });\n`,
  'app/api/search/route.js': `import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '@/lib/source';
export const revalidate = false;
export const { staticGET: GET } = createFromSource(source);\n`,
};
