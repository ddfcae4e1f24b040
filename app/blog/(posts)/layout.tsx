import type { ReactNode } from 'react';
import { currentSite } from '@/app/site';
import { RecentPosts } from '@/components/blog/recent-posts';
import columns from '@/components/page/doc/columns.module.css';
import { Menu } from '@/components/shell/menu/menu';
import { recentPosts } from '@/lib/site/blog/post-lists';

/**
 * Layout of post lists, posts and tag pages. It adds a sidebar with recent posts, which is part of the menu
 * on narrow screens.
 */
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
