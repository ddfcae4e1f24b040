import { plainPath } from '@/lib/config/paths';
import { withoutBasePath } from './base-path';

/** How a link relates to the page being read. */
export type Step =
  /** Another page. */
  | 'page'
  /** This page with another query: nothing is loaded and nothing scrolls. */
  | 'query'
  /** A place on this page. */
  | 'hash'
  /** This page as it is: back to its top. */
  | 'top';

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/** What the step from one URL of the site to another is. */
export function toStep(from: URL, to: URL): Step {
  if (plainPath(from.pathname) !== plainPath(to.pathname)) return 'page';
  if (from.search !== to.search) return 'query';
  return to.hash === '' ? 'top' : 'hash';
}

/**
 * The href by which the site's router knows the page at a URL; undefined for other sites, for paths
 * outside the base path and for files, which the browser opens by itself.
 */
export function toRoute(url: URL, origin: string): string | undefined {
  if (url.origin !== origin) return undefined;
  const path = withoutBasePath(url.pathname);
  if (path === undefined || isFile(path)) return undefined;
  return path + url.search + url.hash;
}

/** The anchor at or around an event's target, if the router may follow it. */
export function routedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (!link?.href || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/** The link that a plain click follows in this tab, without a modifier key and with the main button. */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = click;
  return button || ctrlKey || metaKey || shiftKey || altKey ? undefined : routedLink(target);
}

/** Whether a click leads from an address to another one in this tab. */
export function leadsAway(click: Click, address: string): boolean {
  return (followedLink(click)?.href ?? address) !== address;
}

function isFile(path: string): boolean {
  const extension = /\.([a-z][a-z\d]*)$/i.exec(path)?.[1];
  return extension !== undefined && extension !== 'html';
}
