'use client';

import { headScript } from '@/.generated/head-script';
import { config } from '@/components/ui/site-config';
import { withBasePath } from '@/lib/browser/base-path';
import { feeds } from '@/lib/site/feeds/feed-paths';
import { absoluteUrl } from '@/lib/site/pages/absolute-url';

/**
 * Renders the elements of the head that are the same on every page: the head script, icons, and feed links.
 * This is a client component so that its output is not repeated in the data of each page.
 */
export function SiteHead() {
  const { basePath, product, title } = config;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <meta
        name="generator"
        content={`${product.slug}-docs ${process.env.NEXT_PUBLIC_SITE_VERSION}`}
      />
      <meta name="docsearch:language" content={config.locales.default} />
      <meta property="og:locale" content={config.locales.default} />
      <link rel="icon" href={withBasePath('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withBasePath('/img/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath('/img/apple-icon.png')} />
      <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
      {(config.blog ? Object.values(feeds) : []).map(({ path, type, name }) => (
        <link
          key={type}
          rel="alternate"
          type={type}
          href={absoluteUrl(config, path)}
          title={`${title} ${name}`}
        />
      ))}
    </>
  );
}
