import { Link } from '@/components/shell/link';
import { blogTagsOfPost } from '@/content/messages/blog';
import { withBasePath } from '@/lib/browser/base-path';
import type { Author, PostSummary, PostTag } from '@/lib/site/blog/post';
import styles from './post.module.css';

/**
 * Renders the authors of a post with their pictures, names, and titles. Renders nothing for a post without
 * authors.
 */
export function PostAuthors({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className={styles.authors}>
      {authors.map((author) => (
        <li
          key={author.name ?? author.image}
          itemProp="author"
          itemScope
          itemType="https://schema.org/Person"
        >
          {author.image && (
            <img
              src={withBasePath(author.image)}
              alt={author.name ?? ''}
              width={40}
              height={40}
              itemProp="image"
            />
          )}
          {author.name && (
            <div>
              <AuthorName author={author} />
              {author.title && <small itemProp="description">{author.title}</small>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function AuthorName({ author }: { author: Author }) {
  const href = author.url ?? (author.email ? `mailto:${author.email}` : undefined);
  const name = <span itemProp="name">{author.name}</span>;
  if (!href) return name;
  const external = author.url ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} itemProp="url" {...external}>
      {name}
    </a>
  );
}

/** Renders a post's date and reading time. */
export function PostInfo({ post }: { post: PostSummary }) {
  return (
    <p className={styles.info}>
      <time dateTime={post.date.iso} itemProp="datePublished">
        {post.date.text}
      </time>{' '}
      <i>· </i>
      <span>{post.readingTime}</span>
    </p>
  );
}

/** Renders a post's tags as links to their tag pages. Renders nothing for a post without tags. */
export function PostTags({ tags }: { tags: PostTag[] }) {
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      <b>{blogTagsOfPost}</b>{' '}
      {tags.map((tag) => (
        <Link key={tag.path} href={tag.path}>
          {tag.label}
        </Link>
      ))}
    </p>
  );
}
