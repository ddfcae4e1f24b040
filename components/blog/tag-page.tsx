import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import { blogAllTags, blogTags } from '@/content/messages/blog';
import type { Content } from '@/lib/content/content';
import type { TaggedPosts, TagLetter } from '@/lib/site/blog/post-lists';
import layout from './blog.module.css';
import { PostList } from './post-list';

/** Renders a tag's page, which lists all posts with that tag, newest first. */
export function TagPage({ content, tagged }: { content: Content; tagged: TaggedPosts }) {
  return (
    <PageMain
      path={tagged.path}
      className={`motif ${layout.main}`}
      data-page="blog-tag"
      itemScope
      itemType="https://schema.org/Blog"
    >
      <div className={layout.column}>
        <h1>{tagged.title}</h1>
        <p>
          <Link href="/blog/tags">{blogAllTags}</Link>
        </p>
        <PostList content={content} posts={tagged.posts} />
      </div>
    </PageMain>
  );
}

/** Renders the list of all tags, grouped by first letter, with the number of posts for each tag. */
export function TagsIndex({ letters }: { letters: TagLetter[] }) {
  return (
    <PageMain path="/blog/tags" className={`motif ${layout.main}`} data-page="blog-tags">
      <div className={`${layout.column} ${layout.tags}`}>
        <h1>{blogTags}</h1>
        {letters.map(({ letter, tags }) => (
          <section key={letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul>
              {tags.map((tag) => (
                <li key={tag.path}>
                  <Link href={tag.path}>
                    {tag.label} <small>{tag.count}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageMain>
  );
}
