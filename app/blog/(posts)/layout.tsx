import type { ReactNode } from 'react';
import { currentSite } from '@/app/site';
import { RecentPosts } from '@/components/blog/recent-posts';
import columns from '@/components/page/doc/columns.module.css';
import { Menu } from '@/components/shell/menu/menu';
import { recentPosts } from '@/lib/site/blog/post-lists';

/** Lists, posts and tags have the newest posts beside them; on narrow screens these are in the menu. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return (
    <div className={columns.columns}>
      <Menu>
        <RecentPosts posts={recentPosts(currentSite())} />
      </Menu>
      {children}
    </div>
  );
}
