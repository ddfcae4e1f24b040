import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import type { TaggedPosts } from '@/lib/blog/tag-pages';
import layout from './blog.module.css';
import { PostList } from './post-list';

/** The posts that share a tag, newest first. */
export function TagPage({ tagged }: { tagged: TaggedPosts }) {
  return (
    <PageMain
      path={tagged.path}
      className={layout.main}
      data-page="blog-tag"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <h1>{tagged.title}</h1>
        <p>
          <Link href="/blog/tags">View All Tags</Link>
        </p>
        <PostList posts={tagged.posts} />
      </div>
    </PageMain>
  );
}
