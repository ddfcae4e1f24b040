import { expect, test } from '@playwright/test';
import { categoryLabels } from '@/lib/content/versions/nav-tree';

test('a page gets the label of its innermost category, and a category its own', () => {
  const group = { type: 'category', collapsible: true, collapsed: false } as const;
  const labels = categoryLabels([
    { type: 'link', label: 'Home', href: '/' },
    {
      ...group,
      label: 'Utilities',
      href: '/tailwind/',
      items: [
        {
          ...group,
          label: 'Spacing',
          items: [{ type: 'link', label: 'Gap', href: '/tailwind/gap' }],
        },
        { type: 'link', label: 'All', href: '/tailwind/all' },
      ],
    },
  ]);
  expect([...labels]).toEqual([
    ['/tailwind', 'Utilities'],
    ['/tailwind/gap', 'Spacing'],
    ['/tailwind/all', 'Utilities'],
  ]);
});
