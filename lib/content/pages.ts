import type { SiteConfig } from '@/lib/config/site';
import { plainPath } from '@/lib/paths';
import type { Entry, EntrySource } from './entries';
import { ContentError } from './error';
import { listTags } from './post-tags';
import type { DocFrontMatter, PostFrontMatter } from './schema';

/** A page of the site: its URL path, and the file or the part of the site it comes from. */
export interface Page {
  path: string;
  from: string;
}

interface Collections {
  docs: readonly Entry<DocFrontMatter>[];
  posts: readonly Entry<PostFrontMatter>[];
}

/** Every page of the site, those without a file of their own included. */
export function listPages(
  { docs, posts }: Collections,
  { postsPerPage }: Pick<SiteConfig['blog'], 'postsPerPage'>,
): Page[] {
  const listed = posts.filter(({ frontMatter }) => !frontMatter.unlisted).length;
  const further = Array.from({ length: Math.ceil(listed / postsPerPage) }, (_, index) => index + 1);
  const own = [...docs, ...posts].map(({ path, file }) => ({ path, from: file }));
  const tags = listTags(posts).map(({ path, label }) => ({ path, from: `the tag "${label}"` }));
  return [
    { path: '/search', from: 'the search page' },
    { path: '/playground', from: 'the playground' },
    { path: '/blog', from: 'the list of posts' },
    ...further.slice(1).map((page) => {
      return { path: `/blog/page/${page}`, from: `page ${page} of the list of posts` };
    }),
    { path: '/blog/archive', from: 'the archive of posts' },
    { path: '/blog/tags', from: 'the list of tags' },
    ...tags,
    ...own,
  ];
}

/** One error for every file whose URL is taken: URLs are equal without regard to case and final slash. */
export function checkUrls(
  pages: readonly Page[],
  sources: readonly EntrySource<{ slug?: string | undefined }>[],
): ContentError[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ path, from }) => {
    const owner = owners.get(plainPath(path));
    if (owner === undefined) {
      owners.set(plainPath(path), from);
      return [];
    }
    const source = sources.find(({ entry }) => entry.file === from);
    const hasSlug = source?.entry.frontMatter.slug !== undefined;
    return new ContentError({
      file: from,
      position: hasSlug ? source.positionOf(['slug']) : undefined,
      problem: `The URL ${path} is already used by ${owner}`,
      fix: 'Rename one of them, or give it another slug.',
    });
  });
}

/** One error for every doc whose id another doc of its version has, such as `a.mdx` beside `a/index.mdx`. */
export function checkIds(docs: readonly Entry<DocFrontMatter>[]): ContentError[] {
  return docs.flatMap((doc, index) => {
    const same = (other: Entry) => other.version === doc.version && other.id === doc.id;
    const first = docs.slice(0, index).find(same);
    if (!first) return [];
    const problem = `The doc id ${doc.id} is already used by ${first.file}`;
    return new ContentError({ file: doc.file, problem, fix: 'Rename one of them.' });
  });
}
