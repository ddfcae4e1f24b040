import { PageMain } from '@/components/page/page-main';
import type { PostListPage } from '@/lib/blog/post-lists';
import layout from './blog.module.css';
import { PostList } from './post-list';

/** A page of the list of all posts, newest first. */
export function BlogListPage({ list }: { list: PostListPage }) {
  return (
    <PageMain
      path={list.path}
      className={layout.main}
      data-page="blog-list"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <h1>{list.title}</h1>
        <PostList posts={list.posts} newer={list.newer} older={list.older} />
      </div>
    </PageMain>
  );
}
