import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import type { PostYear } from '@/lib/blog/post-lists';
import layout from './blog.module.css';

/** All posts by year: newest year first, inside a year the oldest post first. */
export function Archive({ years }: { years: PostYear[] }) {
  return (
    <PageMain path="/blog/archive" className={layout.main} data-page="blog-archive">
      <div className={layout.column}>
        <h1>Archive</h1>
        <p>Archive</p>
        <div className={layout.archive}>
          {years.map(({ year, posts }) => (
            <section key={year} aria-labelledby={year}>
              {/* An h3 for those who link to it; the second level for those who go from heading to heading. */}
              <h3 id={year} aria-level={2}>
                {year}
              </h3>
              <ul>
                {posts.map((post) => (
                  <li key={post.path}>
                    <Link href={post.path}>
                      <time dateTime={post.date.iso}>{post.date.text}</time> - {post.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PageMain>
  );
}
