import { keepFocusInside } from '@/components/ui/keep-focus-inside';
import { search } from '@/content/messages/common';
import { searchBy } from '@/content/messages/search';
import { followedLink } from '@/lib/browser/page-link';
import { type EngineName, engines } from '@/lib/search/engine';
import { markTarget } from './mark-target';
import { searchIcon } from './query-field';

/**
 * Gives the DocSearch modal the ARIA role of a dialog, because DocSearch marks it up as a button. Also shows
 * the site's search icon in it.
 */
export function toDialog(container: HTMLElement): void {
  const modal = container.querySelector('.DocSearch-Container');
  if (!modal) return;
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
    modal.removeAttribute(name);
  }
  modal.setAttribute('role', 'dialog');
  modal.setAttribute('aria-modal', 'true');
  modal.setAttribute('aria-label', search);
  for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
  // Uses the same icon as the search button and the field that was shown before.
  const icon = searchIcon();
  const own = modal.querySelector('.DocSearch-MagnifierLabel svg');
  if (icon && own) own.outerHTML = icon;
}

/**
 * Corrects the ARIA attributes of the search window each time DocSearch changes them. DocSearch's
 * `aria-controls` refers to list IDs that do not exist, and its options contain links, which assistive
 * technology ignores. Returns a function that stops the corrections.
 */
export function correctRoles(container: HTMLElement): () => void {
  const correct = () => {
    container.querySelector('.DocSearch-Container')?.removeAttribute('aria-controls');
    const input = container.querySelector('input');
    const id = container.querySelector('[role="listbox"]')?.id;
    if (!id) input?.removeAttribute('aria-controls');
    else if (input?.getAttribute('aria-controls') !== id) input?.setAttribute('aria-controls', id);
    for (const hit of container.querySelectorAll<HTMLElement>('.DocSearch-Hit')) toOption(hit);
  };
  const observer = new MutationObserver(correct);
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-controls', 'aria-selected', 'id'],
  });
  return () => observer.disconnect();
}

/**
 * Moves the `option` role from a hit to its link. Leaves a recent or favorite search unchanged, because it
 * also contains buttons.
 */
function toOption(hit: HTMLElement): void {
  const link = hit.querySelector('a');
  if (!link || hit.querySelector('button')) return;
  if (hit.role !== 'none') hit.role = 'none';
  if (link.role !== 'option') link.role = 'option';
  for (const name of ['aria-selected', 'id']) {
    const value = hit.getAttribute(name);
    if (value === null) continue;
    link.setAttribute(name, value);
    hit.removeAttribute(name);
  }
}

/**
 * Makes Tab cycle inside the search window. The listener runs before DocSearch's own. Returns a function that
 * removes it.
 */
export function keepTabInside(container: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => keepFocusInside(event, container);
  container.addEventListener('keydown', onKey, { capture: true });
  return () => container.removeEventListener('keydown', onKey, { capture: true });
}

/**
 * Highlights the target element when the reader follows a hit's link. Calls `onFollow` when the reader
 * follows another link of the site. Returns a function that removes the listener.
 */
export function watchLinks(container: HTMLElement, onFollow: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    if (link.closest('.DocSearch-Hit')) markTarget(link.href);
    if (link.closest('.DocSearch-HitsFooter, .search-start')) onFollow();
  };
  container.addEventListener('click', onClick, { capture: true });
  return () => container.removeEventListener('click', onClick, { capture: true });
}

/**
 * Shows which search engine is used in the footer of the search window. The name of the embedded engine
 * replaces the hosted provider's logo while that engine is used.
 */
export function nameEngine(container: HTMLElement, name: EngineName): void {
  const place = container.querySelector('.DocSearch-Logo');
  const provider = place?.querySelector<HTMLElement>('a:not([data-engine])');
  if (!place || !provider) return;
  place.querySelector('[data-engine]')?.remove();
  provider.hidden = name === 'embedded';
  if (name === 'embedded') place.append(embeddedMark());
}

function embeddedMark(): HTMLElement {
  const link = document.createElement('a');
  link.href = engines.embedded.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.dataset.engine = 'embedded';
  link.textContent = searchBy(engines.embedded.label);
  return link;
}
