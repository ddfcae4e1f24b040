import { expect, test } from '@playwright/test';
import type { NavItem } from '@/lib/content/nav-tree';
import { toSidebarGroups } from '@/lib/offline/sidebar-groups';

const navigation: NavItem[] = [
  { type: 'link', label: 'Home', href: '/' },
  {
    type: 'category',
    label: 'Guides',
    collapsible: true,
    collapsed: true,
    items: [
      { type: 'link', label: 'One', href: '/one' },
      { type: 'link', label: 'Two', href: '/two' },
      { type: 'link', label: 'Secret', href: '/secret', unlisted: true },
      {
        type: 'category',
        label: 'More',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', label: 'Three', href: '/three' }],
      },
    ],
  },
];

test('a group holds its listed pages, and those of its groups', () => {
  expect(toSidebarGroups(navigation, (path) => `.${path}/index.html`)).toEqual({
    Guides: [
      { href: './one/index.html', label: 'One' },
      { href: './two/index.html', label: 'Two' },
      { href: './three/index.html', label: 'Three' },
    ],
    More: [{ href: './three/index.html', label: 'Three' }],
  });
});
