import type { TocItem } from '@/lib/toc';

/** Nested links to the headings of a page; labels keep their inline code and emphasis. */
export function TocList({ items }: { items: TocItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler emits escaped text with code, em and strong only */}
          <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.html }} />
          {item.children.length > 0 && <TocList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
