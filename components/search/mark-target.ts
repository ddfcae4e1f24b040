import { hashTarget } from '@/components/shell/navigation/place';
import { nextPage } from '@/lib/browser/page-events';
import { samePath } from '@/lib/config/paths';

/** How long the place of a chosen hit is marked, in milliseconds. */
const shown = 2500;

/** Marks the element that a URL's hash names, on this page at once, on another one when it has come. */
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
