import { sidebarLeft, sidebarNoMatch } from '@/content/messages/shell';
import { onPage } from '@/lib/browser/page-events';

/** State of the sidebar before the reader filtered it. */
interface Unfiltered {
  sidebar: HTMLElement;
  /** Path of the page that the reader was on. */
  path: string;
  /** The sidebar's groups, and whether each was open. */
  groups: Map<HTMLDetailsElement, boolean>;
  scrollTop: number;
}

let unfiltered: Unfiltered | undefined;

/**
 * Starts the filter of the docs sidebar. While the field at the selector `field` contains text, the sidebar
 * lists only the matching pages. An empty field, Escape, and a navigation to another page restore the
 * sidebar.
 */
export function startSidebarFilter(field: string): void {
  const toField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.matches(field) ? target : undefined;
  document.addEventListener('input', ({ target }) => filter(toField(target)));
  document.addEventListener('keydown', (event) => {
    const input = toField(event.target);
    if (event.key !== 'Escape' || event.isComposing || !input?.value) return;
    // Otherwise, Escape would also close the menu of narrow screens.
    event.preventDefault();
    input.value = '';
    filter(input);
  });
  onPage(() => {
    // Hydration dispatches the event, too.
    if (!unfiltered || unfiltered.path === location.pathname) return;
    const input = unfiltered.sidebar.querySelector<HTMLInputElement>('input');
    if (input) input.value = '';
    const { groups } = unfiltered;
    restore();
    for (const group of groups.keys())
      if (group.querySelector('[aria-current="page"]')) group.open = true;
  });
  // The reader may have typed before this module loaded.
  filter(toField(document.activeElement));
}

function filter(input: HTMLInputElement | undefined): void {
  const sidebar = input?.closest<HTMLElement>('[data-sidebar]');
  if (!input || !sidebar) return;
  const query = input.value.trim();
  if (query === '') {
    restore();
    return;
  }
  unfiltered ??= {
    sidebar,
    path: location.pathname,
    groups: new Map(
      [...sidebar.querySelectorAll('details')].map((group) => [group, isOpen(group)]),
    ),
    scrollTop: scrollerOf(sidebar).scrollTop,
  };
  for (const group of unfiltered.groups.keys()) setOpen(group, true);
  const { left, all } = showMatches(sidebar, query);
  say(sidebar, left > 0 ? sidebarLeft(left, all) : sidebarNoMatch(query));
  scrollerOf(sidebar).scrollTop = 0;
}

/**
 * Hides everything except for the matching pages and the groups that contain them. Returns the numbers of
 * matching pages and of all pages.
 */
function showMatches(sidebar: HTMLElement, query: string): { left: number; all: number } {
  const count = { left: 0, all: 0 };
  // Items of a group come before the group itself.
  for (const item of [...sidebar.querySelectorAll('li')].reverse()) {
    if (item.querySelector('li')) {
      item.hidden = !item.querySelector('li:not([hidden])');
      continue;
    }
    item.hidden = !isMatch(item.textContent ?? '', query);
    count.all += 1;
    if (!item.hidden) count.left += 1;
  }
  return count;
}

/**
 * Whether a page title contains all words of a query, in any order. Case, hyphens and spaces do not matter:
 * `z-index`, `z index` and `zindex` all match `Z-index`.
 */
export function isMatch(title: string, query: string): boolean {
  const letters = wordsOf(title).join('');
  return wordsOf(query).every((word) => letters.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Shows the whole sidebar again, as it was before the reader filtered it. */
function restore(): void {
  if (!unfiltered) return;
  const { sidebar, groups, scrollTop } = unfiltered;
  unfiltered = undefined;
  for (const item of sidebar.querySelectorAll('li')) item.hidden = false;
  for (const [group, open] of groups) setOpen(group, open);
  say(sidebar, '');
  scrollerOf(sidebar).scrollTop = scrollTop;
}

/** Shows a message below the field. Does nothing when the sidebar has no field anymore. */
function say(sidebar: HTMLElement, message: string): void {
  const output = sidebar.querySelector('output');
  if (output) output.textContent = message;
}

/** Returns whether a group is open. While a group closes, `collapsible-motion.ts` sets `data-collapsed`. */
function isOpen({ open, dataset }: HTMLDetailsElement): boolean {
  return open && dataset.collapsed !== 'true';
}

function setOpen(group: HTMLDetailsElement, open: boolean): void {
  group.open = open;
  delete group.dataset.collapsed;
}

function scrollerOf(sidebar: HTMLElement): HTMLElement {
  return sidebar.closest<HTMLElement>('[data-menu-scroll]') ?? sidebar;
}
