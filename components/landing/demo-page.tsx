import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import type { PageData } from '@/lib/site/pages/page-data';
import { Demo } from './demo';
import { LandingPage } from './landing-page';

/** Renders the landing page with the interactive demo. Sites without class data do not use this component. */
export function DemoPage({ content, page }: { content: Content; page: PageData }) {
  const stage = (hero: ReactNode) => (
    <Demo playground={content.config.playground} note={page.hero?.demo}>
      {hero}
    </Demo>
  );
  return <LandingPage content={content} page={page} stage={stage} />;
}
