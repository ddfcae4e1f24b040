import { CodeBlock } from '@/components/code/code-block';
import { Landing } from '@/components/landing/landing';
import { MdxBody } from '@/components/mdx/body';
import { Card } from '@/components/mdx/card';
import { Cards } from '@/components/mdx/cards';
import { Steps } from '@/components/mdx/steps';
import { StructuredData } from '@/components/page/json-ld';
import { PageMain } from '@/components/page/page-main';
import { TabItem, Tabs } from '@/components/tabs/tabs';
import type { PageData } from '@/lib/page/page-data';
import { homeData } from '@/lib/page/structured-data';
import { Pagination } from './pagination';
import { VersionBadge } from './version-badge';

// Named one by one: the styles of all that authors may write would weigh more than the page's own.
const components = { Card, Cards, CodeBlock, Steps, TabItem, Tabs };

/** The home of the latest docs, which is the landing page: the whole width is its own. */
export function HomePage({ page }: { page: PageData }) {
  return (
    <PageMain path={page.path} data-version={page.version.name} data-page={page.id}>
      <StructuredData data={homeData(page)} />
      <Landing
        title={page.title}
        description={page.description}
        badge={<VersionBadge version={page.version} />}
      >
        <MdxBody code={page.code} components={components} />
        <Pagination previous={page.previous} next={page.next} />
      </Landing>
    </PageMain>
  );
}
