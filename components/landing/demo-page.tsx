import type { PageData } from '@/lib/site/pages/page-data';
import { Demo } from './demo';
import { LandingPage } from './landing-page';

/** The landing page with a card whose classes readers switch; a site without class data never loads it. */
export function DemoPage({ page }: { page: PageData }) {
  return <LandingPage page={page} stage={(hero) => <Demo note={page.hero?.demo}>{hero}</Demo>} />;
}
