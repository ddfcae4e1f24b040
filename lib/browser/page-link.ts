import { normalizePath } from '@/lib/config/paths';
import { withoutBasePath } from './base-path';

/** Where a link leads, compared with the current page. */
export type NavigationKind =
  /** Another page. */
  | 'page'
  /** The current page with another query. Nothing is loaded. */
  | 'query'
  /** An anchor on the current page. */
  | 'hash'
  /** The current page without a hash. The link scrolls to the top. */
  | 'top';

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/** Returns where a link to `to` leads when the reader is at `from`. Both are URLs of the site. */
export function navigationKind(from: URL, to: URL): NavigationKind {
  if (normalizePath(from.pathname) !== normalizePath(to.pathname)) return 'page';
  if (from.search !== to.search) return 'query';
  return to.hash === '' ? 'top' : 'hash';
}

/**
 * Returns a URL as an href for the site's router, without origin and base path. Undefined for other sites,
 * for paths outside the base path, and for files, which the browser opens itself.
 */
export function toRoute(url: URL, origin: string): string | undefined {
  if (url.origin !== origin) return undefined;
  const path = withoutBasePath(url.pathname);
  if (path === undefined || isFile(path)) return undefined;
  return path + url.search + url.hash;
}

/**
 * Returns the link that contains an event's target. Undefined if there is none, or if the browser must open
 * the link itself, for example because it is a download.
 */
export function routedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (!link?.href || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/**
 * Returns the link that a click opens in the current tab. Undefined when there is no such link, when a
 * modifier key is pressed, or when the button is not the main one.
 */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = click;
  return button || ctrlKey || metaKey || shiftKey || altKey ? undefined : routedLink(target);
}

/** Whether a click opens a URL other than `address` in the current tab. */
export function leadsAway(click: Click, address: string): boolean {
  return (followedLink(click)?.href ?? address) !== address;
}

function isFile(path: string): boolean {
  const extension = /\.([a-z][a-z\d]*)$/i.exec(path)?.[1];
  return extension !== undefined && extension !== 'html';
}
