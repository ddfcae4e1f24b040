import type { SearchablePage } from '@/lib/search/search-pages';

/** Pages in the fake search provider's index. Only `/guides/first` exists on the fixture site. */
export const hostedPages: SearchablePage[] = [
  {
    ...common('/guides/first', 'Dark mode', 'Core concepts'),
    sections: [
      section(1, '', '', 'Dark mode follows the device. Every dark class waits for it.'),
      section(2, 'part-two', 'Toggle dark mode', 'A button that sets the dark scheme.'),
      section(2, 'more', 'Elsewhere', 'What else is to be said of dark colors.'),
    ],
  },
  ...Array.from({ length: 24 }, (_, at) => ({
    ...common(`/made-up/${at}`, `Color ${at} in the dark`, `Group ${at % 5}`),
    sections: [section(1, '', '', `A dark color, number ${at}.`)],
  })),
];

function common(path: string, title: string, category: string) {
  const tag = 'docs-default-current';
  const rest = { description: '', keywords: [], language: 'en', classes: {} };
  return { path, title, category, tag, kind: 'doc' as const, ...rest };
}

function section(depth: number, id: string, heading: string, text: string) {
  return { depth, id, heading, text, code: [], messages: [] };
}
