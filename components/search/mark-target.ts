import { hashTarget } from '@/components/shell/navigation/scroll-and-focus';
import { nextPage } from '@/lib/browser/page-events';
import { samePath } from '@/lib/config/paths';

/** Duration of the highlight on the target of a search hit, in milliseconds. */
const shown = 2500;

/**
 * Highlights the element that the hash of `href` refers to. If `href` leads to another page, the highlight
 * starts after that page is shown.
 */
export function markTarget(href: string): void {
  const { hash, pathname } = new URL(href, location.href);
  if (hash === '') return;
  const mark = () => {
    const target = hashTarget(hash);
    if (!target) return;
    target.setAttribute('data-found', '');
    setTimeout(() => target.removeAttribute('data-found'), shown);
  };
  if (samePath(pathname, location.pathname)) mark();
  else nextPage().then(() => requestAnimationFrame(mark));
}
