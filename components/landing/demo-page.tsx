import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import type { PageData } from '@/lib/site/pages/page-data';
import { Demo } from './demo';
import { LandingPage } from './landing-page';

/** The landing page with a card whose classes readers switch; a site without class data never loads it. */
export function DemoPage({ content, page }: { content: Content; page: PageData }) {
  const stage = (hero: ReactNode) => (
    <Demo playground={content.config.playground} note={page.hero?.demo}>
      {hero}
    </Demo>
  );
  return <LandingPage content={content} page={page} stage={stage} />;
}
