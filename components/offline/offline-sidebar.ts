import type { SidebarGroups } from '@/lib/offline/sidebar-groups';

declare global {
  interface Window {
    /** Written by the build before this script. */
    offlineGroups: SidebarGroups;
  }
}

/** Fills the closed groups of the sidebar, whose links pages of the site load; addresses are from `root`. */
export function fillSidebar(root: URL): void {
  for (const group of document.querySelectorAll('[data-sidebar] details:not([open])')) {
    const text = group.querySelector('summary')?.textContent ?? '';
    const label = Object.keys(window.offlineGroups).find(
      (name) => text === name || text.includes(`‘${name}’`),
    );
    const list = group.querySelector('ul');
    if (label && list) list.replaceChildren(...toItems(window.offlineGroups[label] ?? [], root));
  }
}

function toItems(links: SidebarGroups[string], root: URL): HTMLElement[] {
  return links.map(({ href, label }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = new URL(href, root).href;
    link.textContent = label;
    item.append(link);
    return item;
  });
}
