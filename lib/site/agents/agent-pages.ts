import { normalizePath } from '@/lib/config/paths';
import type { Content } from '@/lib/content/content';
import type { Heading } from '@/lib/content/mdx/compiled';
import { listHeadings, sectionAt } from '@/lib/site/twins/section';
import { type TextPage, toTwin } from '@/lib/site/twins/text-pages';

/** Page as coding agents read it. */
export interface AgentPage {
  path: string;
  title: string;
  /** Name of the page's docs version. Empty for posts. */
  version: string;
  /**
   * Ids of all headings in the text, except the title, in the order of the text. Empty for headings that a
   * component has generated.
   */
  headings: string[];
  /** Markdown version of the page. */
  text: string;
}

/** Resolves to the listed pages in `texts`, with the ids of their headings. */
export async function toAgentPages(
  { compile }: Pick<Content, 'compile'>,
  texts: readonly TextPage[],
): Promise<AgentPage[]> {
  const listed = texts.filter(({ unlisted }) => !unlisted);
  return Promise.all(
    listed.map(async (page) => {
      const { headings } = await compile(page.entry);
      const { path, title, version } = page;
      const text = toTwin(page);
      return { path, title, version, headings: idsIn(text, headings), text };
    }),
  );
}

/** Returns the id of each heading in a page's Markdown, or an empty string. `headings` are those with ids. */
function idsIn(text: string, headings: readonly Heading[]): string[] {
  const lines = text.split('\n');
  const left = [...headings];
  return listHeadings(text)
    .slice(1)
    .map(({ line }) => {
      const isSame = letters(lines[line] ?? '') === letters(left[0]?.text ?? '');
      return (isSame && left.shift()?.id) || '';
    });
}

/** Returns the letters and digits of a text, so that Markdown compares with plain text. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

/** Page that an agent asked for, and the id of the section that it wants. Empty for the entire page. */
interface FoundPage {
  page: AgentPage;
  section: string;
}

/**
 * Returns the page that an address refers to: a path or a URL of the site, with or without `.md`, a trailing
 * slash, and the id of a section. Undefined if there is no such page. `base` is the URL of the site's root.
 */
export function findAgentPage(
  address: string,
  pages: readonly AgentPage[],
  base: string,
): FoundPage | undefined {
  const local = address.trim().startsWith(base) ? address.trim().slice(base.length) : address;
  const [, path = '', section = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local.trim()) ?? [];
  const plain = path.replace(/(?:\/index)?\.md$/, '').replace(/^\/*/, '/');
  const wanted = normalizePath(plain);
  const page = pages.find((one) => normalizePath(one.path) === wanted);
  return page && { page, section };
}

/**
 * Returns the Markdown of a page, or of one of its sections. Undefined if the page has no section with this
 * id.
 */
export function toPageText({ page, section }: FoundPage): string | undefined {
  if (section === '') return page.text;
  const index = page.headings.indexOf(section);
  // The first heading in the text is the title.
  return index < 0 ? undefined : sectionAt(page.text, index + 1);
}
