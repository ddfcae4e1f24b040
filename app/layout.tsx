import './styles/layers.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/prose.css';
import './styles/notices.css';
import './styles/blocks.css';
import '@/components/classes/support/class-preview.css';
import '@/components/prose/code/code.css';
import '@/components/prose/code/code-lines.css';
import '@/components/prose/code/code-tools.css';
import '@/components/page/copy-page/copy-page.css';
import '@/components/page/doc/page-place.css';
import '@/components/page/doc/pagination.css';
import '@/components/page/page-links.css';
import '@/components/page/page-motif.css';
import '@/components/page/toc/toc.css';
import '@/components/ui/platform-corner.css';
import './styles/print.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { currentSite, revision } from '@/app/site';
import { ContentReport } from '@/components/page/content-report';
import { Analytics } from '@/components/shell/analytics';
import { geist } from '@/components/shell/fonts';
import { Footer } from '@/components/shell/footer/footer';
import { Shell } from '@/components/shell/shell';
import { SiteHead } from '@/components/shell/site-head';
import { SNACK_SCRIPT } from '@/lib/export/policy/csp-origins';
import { announcedVersion } from '@/lib/site/navigation/announced-version';
import { docTargets } from '@/lib/site/navigation/doc-targets';

export const metadata: Metadata = { metadataBase: new URL(currentSite().config.url) };

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** Root layout: the HTML document and the shell around every page, such as navbar and footer. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const content = currentSite();
  const { config } = content;
  const [locale] = config.locales.all;
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      className={geist.variable}
      {...(process.env.NODE_ENV === 'development' && { 'data-revision': revision })}
      suppressHydrationWarning
    >
      <head>
        <SiteHead />
        {config.analytics ? <Analytics {...config.analytics} /> : null}
      </head>
      <body>
        <ContentReport />
        <Shell
          docs={docTargets(content)}
          announced={announcedVersion(content)}
          footer={<Footer config={config} />}
        >
          {children}
        </Shell>
        {config.playground === 'snack' && <script src={SNACK_SCRIPT} defer data-snack-script />}
      </body>
    </html>
  );
}
