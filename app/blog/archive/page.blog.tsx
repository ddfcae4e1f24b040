import type { Metadata } from 'next';
import { currentSite } from '@/app/site';
import { Archive } from '@/components/blog/archive';
import columns from '@/components/page/doc/columns.module.css';
import { Menu } from '@/components/shell/menu/menu';
import { archiveMetadata } from '@/lib/site/blog/blog-metadata';
import { postYears } from '@/lib/site/blog/post-lists';

export function generateMetadata(): Metadata {
  return archiveMetadata(currentSite());
}

export default function Page() {
  return (
    <div className={columns.columns}>
      <Menu />
      <Archive years={postYears(currentSite())} />
    </div>
  );
}
