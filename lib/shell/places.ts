import { writeStored } from '@/lib/storage';
import { focusMain } from './place';
import { storageKeys } from './storage-keys';

/**
 * Small things the shell notices anywhere on the page: the skip link puts the keyboard into the
 * page, a link to a version makes it the preferred one, and html tells whether the page is scrolled.
 */
export function startPlaces(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', onClick, { capture: true, signal: stop.signal });
  window.addEventListener('scroll', markScrolled, { passive: true, signal: stop.signal });
  markScrolled();
  return () => stop.abort();
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-skip] a')) {
    event.preventDefault();
    focusMain();
  }
  const version = event.target.closest('[data-prefer-version]');
  const name = version?.getAttribute('data-prefer-version');
  if (name) writeStored(storageKeys.preferredVersion, name);
}

function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
}
