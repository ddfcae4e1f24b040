import { normalizePath } from '@/lib/config/paths';
import type { Content } from '@/lib/content/content';
import { sectionAt } from '@/lib/site/twins/section';
import { type TextPage, toTwin } from '@/lib/site/twins/text-pages';

/** Page as coding agents read it. */
export interface AgentPage {
  path: string;
  title: string;
  /** Name of the page's docs version. Empty for posts. */
  version: string;
  /** Ids of all headings in the text, except the title, in the order of the text. */
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
      return { path, title, version, headings: headings.map(({ id }) => id), text: toTwin(page) };
    }),
  );
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
