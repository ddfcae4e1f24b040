import { Collapsible } from '@/components/ui/collapsible';
import { EarlyScript } from '@/components/ui/early-script';
import { tocTitle } from '@/content/messages/page';
import type { TocItem } from '@/lib/content/mdx/to-toc';
import { CONTENTS_SCRIPT } from './toc.element';

/** Renders the table of contents next to the article. Renders nothing for a page without entries. */
export function Toc({ items }: { items: TocItem[] }) {
  if (items.length === 0) return null;
  return (
    <page-contents>
      <nav aria-label={tocTitle}>
        <p>{tocTitle}</p>
        <TocList items={items} />
      </nav>
      {items.some(isInTab) && <EarlyScript code={CONTENTS_SCRIPT} />}
    </page-contents>
  );
}

/** Renders the collapsed table of contents above the article on narrow screens. */
export function TocMobile() {
  return (
    <folded-contents>
      <Collapsible summary={tocTitle}>{null}</Collapsible>
    </folded-contents>
  );
}

/** Renders nested links to a page's headings. Keeps inline code and emphasis in headings. */
function TocList({ items }: { items: TocItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler emits escaped text with code, em and strong only */}
          <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: breakable(item.html) }} />
          {item.children.length > 0 && <TocList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Allows line breaks after underscores, because error codes are longer than a line. */
function breakable(html: string): string {
  return html.replaceAll('_', '_<wbr>');
}

function isInTab({ inTab, children }: TocItem): boolean {
  return inTab || children.some(isInTab);
}
