import { navigation } from '@/.generated/navigation';
import { plainPath } from '@/lib/paths';
import { readStored, removeStored } from '@/lib/storage';
import { withBasePath, withoutBasePath } from './base-path';
import { type LinkRule, linkState, type Reader } from './current-link';
import { storageKeys } from './storage-keys';
import { versionChoice } from './version-choice';

let shown = '';

/**
 * Keeps the links of the shell right for the page being read: targets and `aria-current` of the
 * navbar's, and those to other versions and languages, which keep the page's query and hash.
 */
export function startPageLinks(): () => void {
  const stored = readStored(storageKeys.preferredVersion);
  if (stored !== null && !navigation.versions.some(({ name }) => name === stored)) {
    removeStored(storageKeys.preferredVersion);
  }
  const stop = new AbortController();
  const { signal } = stop;
  // A query set by script sends no event, so it is read again when the reader reaches for a link.
  for (const name of ['hashchange', 'popstate', 'pointerover', 'focusin']) {
    window.addEventListener(name, () => refreshPageLinks(), { signal, passive: true });
  }
  return () => stop.abort();
}

/** Brings the links up to date if the address has changed, or in any case when forced. */
export function refreshPageLinks(force = false): void {
  if (!force && shown === location.href) return;
  shown = location.href;
  const reader: Reader = {
    versions: navigation.versions,
    path: withoutBasePath(location.pathname) ?? '/',
    preferred: readStored(storageKeys.preferredVersion),
  };
  const suffix = location.search + location.hash;
  for (const link of anchors('[data-rule]')) showRule(link, reader);
  showVersions(reader, suffix);
  for (const link of anchors('[data-locale]')) link.href = location.pathname + suffix;
}

function showRule(link: HTMLAnchorElement, reader: Reader): void {
  const rule: LinkRule = JSON.parse(link.dataset.rule ?? '{}');
  const { href, current, hidden } = linkState(rule, reader);
  link.setAttribute('href', withBasePath(href));
  link.hidden = hidden;
  mark(link, current);
}

function showVersions({ versions, path, preferred }: Reader, suffix: string): void {
  const choice = versionChoice(versions, plainPath(path), preferred);
  if (!choice) return;
  for (const { name, href, current } of choice.entries) {
    for (const link of anchors(`[data-version-link="${name}"]`)) {
      link.setAttribute('href', withBasePath(href) + suffix);
      mark(link, current);
    }
  }
  for (const label of document.querySelectorAll('[data-version-label]')) {
    label.textContent = choice.label;
    label.closest('a')?.setAttribute('href', withBasePath(choice.home));
  }
  for (const list of document.querySelectorAll<HTMLDetailsElement>('[data-version-list]')) {
    if (choice.entries.some(({ current }) => current)) list.open = true;
  }
}

function mark(link: HTMLAnchorElement, current: boolean): void {
  if (current) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}

function anchors(selector: string): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>(`a${selector}`);
}
