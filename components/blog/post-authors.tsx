import type { Author } from '@/lib/blog/post';
import { withBasePath } from '@/lib/shell/base-path';
import styles from './post.module.css';

/** Who wrote a post: names with subtitles and pictures; nothing when nobody signed it. */
export function Authors({ authors }: { authors: Author[] }) {
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
