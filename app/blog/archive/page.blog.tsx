import type { Metadata } from 'next';
import { Archive } from '@/components/blog/archive';
import columns from '@/components/docs/columns.module.css';
import { Menu } from '@/components/shell/menu';
import { archiveMetadata } from '@/lib/blog/blog-metadata';
import { postYears } from '@/lib/blog/post-lists';

export const metadata: Metadata = archiveMetadata();

export default function Page() {
  return (
    <div className={columns.columns}>
      <Menu />
      <Archive years={postYears()} />
    </div>
  );
}
