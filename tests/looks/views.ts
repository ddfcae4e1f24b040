import { openStates } from '@/tests/support/open-states';

/** Size of the viewport in pixels, and theme of the page. */
interface Look {
  width: 375 | 1440;
  height: number;
  theme: 'light' | 'dark';
}

/** View of the site that is compared with its reference picture. */
export interface View extends Look {
  /** Name of the reference in `references/`, without its extension. */
  name: string;
  path: string;
  /** Key of the open state to show, if any. */
  state?: string;
}

const narrow: Look = { width: 375, height: 812, theme: 'light' };
const narrowDark: Look = { ...narrow, theme: 'dark' };
const wide: Look = { width: 1440, height: 900, theme: 'light' };
const wideDark: Look = { ...wide, theme: 'dark' };
/** Shows a short page with its footer. */
const tall: Look = { ...wide, height: 1300 };

/** Pages to compare. Those without looks are compared in both widths and both themes. */
const pages: Record<string, [path: string, ...looks: Look[]]> = {
  landing: ['/'],
  guide: ['/getting-started/installation'],
  sample: ['/overview/'],
  utility: ['/tailwind/effects/box-shadow'],
  utilities: ['/tailwind/'],
  'class-table': ['/tailwind/flexbox/gap#gap-4', narrowDark, wide],
  palette: ['/tailwind/backgrounds/background-color#bg-sky-500', wideDark],
  'old-version': ['/v2/tailwind/spacing/padding', wide],
  blog: ['/blog', wideDark],
  post: ['/blog/announcement-nativewind-v4', narrow, wideDark],
};

/** Open states to compare, by the keys of `openStates`. */
const states: Record<string, [state: string, ...looks: Look[]]> = {
  platforms: ['a sample drawn for each platform', wide, wideDark],
  editor: ['a sample being edited', wideDark],
  playground: ['the playground that runs', narrowDark, wide],
  lookup: ['the lookup with an answer', narrow, wideDark],
  'search-window': ['the search window with hits', narrowDark, wide],
  'search-page': ['the search page with results', wide],
  menu: ['the menu', narrow, narrowDark],
  contents: ['the contents of a page', narrow],
  versions: ['the dropdown of versions', wide, wideDark],
  'not-found': ['a page that does not exist', narrowDark, tall],
  wrap: ['a block of code that wraps', narrow, narrowDark],
};

/** All views, with unique names. */
export const views: readonly View[] = [
  ...Object.entries(pages).flatMap(([name, [path, ...looks]]) =>
    (looks.length > 0 ? looks : [narrow, narrowDark, wide, wideDark]).map((look) =>
      toView(name, path, look),
    ),
  ),
  ...Object.entries(states).flatMap(([name, [state, ...looks]]) =>
    looks.map((look) => ({ ...toView(name, openStates[state]?.path ?? '', look), state })),
  ),
];

function toView(name: string, path: string, look: Look): View {
  return { name: `${name}-${look.width}-${look.theme}`, path, ...look };
}
