import { checkMessages } from '@/lib/config/messages';
import { hasPlayer } from '@/lib/config/site';
import { ContentError, distinctErrors, formatErrors } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { fileExists } from '@/lib/config/source/site-files';
import { checkOrphans } from '@/lib/content/check/orphan-pages';
import {
  checkExamples,
  checkPage,
  type TextChecks,
  toTextChecks,
} from '@/lib/content/check/page-check';
import { checkHome } from '@/lib/content/check/site-home';
import { toOverflowError } from '@/lib/content/check/stack-overflow';
import { checkFrontMatterTerms } from '@/lib/content/check/terms-to-avoid';
import type { Content } from '@/lib/content/content';
import { readSkill } from '@/lib/content/entries/skill-settings';
import { checkLinks, type PlacedLink, toTargets } from '@/lib/content/links/check-links';
import { checkPictures } from '@/lib/content/links/check-pictures';
import {
  bodyLinks,
  glossaryLinks,
  heroLinks,
  sidebarLinks,
} from '@/lib/content/links/content-links';
import { settingLinks } from '@/lib/content/links/setting-links';
import { type Compile, CompileError } from '@/lib/content/mdx/compile';
import type { Compiled, ComponentUse } from '@/lib/content/mdx/compiled';
import { replacedComponents } from '@/lib/content/mdx/component-props';
import { toLinkKind } from '@/lib/content/mdx/link-kind';
import { utilityGroups } from '@/lib/content/versions/utility-groups';
import { versionIn } from '@/lib/content/versions/version-in';
import { toExcerpt } from '@/lib/site/blog/post';
import { fixedFiles } from '@/lib/site/pages/export-files';

/**
 * Resolves to all errors in configuration, messages and content. Finds files that cannot be read or compiled,
 * skipped heading levels, samples with syntax errors, unknown classes, terms to avoid, broken links, anchors and pictures,
 * and orphan pages. If `components` is given, all other MDX components are errors too. An unreadable page
 * does not cause further errors, such as broken links to it.
 */
export async function checkSite(
  content: Content,
  components?: readonly string[],
): Promise<ContentError[]> {
  const { folder, config, source } = content;
  const checks = toTextChecks(content);
  const compile = (entry: AnyEntry) => compileOrReport(entry, content.compile);
  const bodies = await Promise.all([...content.docs, ...content.posts].map(compile));
  const isWrong = new Set(bodies.flatMap(({ file, errors }) => (errors.length > 0 ? file : [])));
  const whole = content.posts.filter(({ file }) => !isWrong.has(file));
  // Post lists show excerpts. If excerpts were compiled later, while pages render, a first build would write
  // its output in a different order.
  const excerpts = await Promise.all(whole.map(toExcerpt).map(compile));
  const pages = bodies.flatMap(({ page, ...entry }) => (page ? [{ ...entry, page }] : []));
  const uses = pages.flatMap(({ page }) => page.components);
  const isPublic = (path: string) => fileExists(folder, `public/${path}`);
  const links = allLinks(content, pages, isPublic);
  const headings = pages.map(({ path, file, page }) => ({ path, ids: idsOf(page, file, content) }));
  const targets = toTargets([...content.pages, ...content.unread], headings);
  const isComplete = content.errors.length === 0 && pages.length === bodies.length;
  return [
    ...content.errors,
    ...checkMessages(folder),
    ...[...bodies, ...excerpts].flatMap(({ errors }) => errors),
    ...(components ? unknownComponents(uses, components) : []),
    ...(await Promise.all(pages.map((page) => check(page, checks)))).flat(),
    ...(hasPlayer(config) ? await checkExamples(folder, checks) : []),
    ...checkFrontMatterTerms(content),
    ...readSkill(folder).errors,
    ...checkHome(folder, config, content),
    ...checkLinks(links, targets, { versions: config.versions, redirects: content.redirects }),
    // An unreadable page may contain the only link to another page. So orphan pages are only reported if all
    // pages could be read.
    ...(isComplete ? checkOrphans(content, links) : []),
    ...checkPictures(config, source, content, isPublic),
  ];
}

/**
 * Returns an error for each use of an MDX component that is neither in `registered` nor replaced by the MDX
 * pipeline.
 */
export function unknownComponents(
  uses: ComponentUse[],
  registered: readonly string[],
): ContentError[] {
  const known = [...registered, ...replacedComponents];
  return uses
    .filter(({ name }) => !known.includes(name))
    .map(({ name, file, position }) => {
      const problem = `Unknown component <${name}>`;
      const expected = `Expected one of ${[...known].sort().join(', ')}.`;
      return new ContentError({ file, position, problem, expected, fix: didYouMean(name, known) });
    });
}

interface CompiledPage {
  file: string;
  path: string;
  page?: Compiled | undefined;
  errors: ContentError[];
}

type ReadPage = Omit<CompiledPage, 'page' | 'errors'> & { page: Compiled };

type AnyEntry = Content['docs'][number] | Content['posts'][number];

async function compileOrReport(entry: AnyEntry, compile: Compile): Promise<CompiledPage> {
  const { file, path } = entry;
  try {
    return { file, path, page: await compile(entry), errors: [] };
  } catch (error) {
    if (!(error instanceof CompileError))
      return { file, path, errors: [toOverflowError(error, file)] };
    return { file, path, page: error.compiled, errors: error.errors };
  }
}

async function check(page: ReadPage, checks: TextChecks): Promise<ContentError[]> {
  try {
    return await checkPage(page, checks);
  } catch (error) {
    return [toOverflowError(error, page.file)];
  }
}

function allLinks(
  content: Content,
  pages: ReadPage[],
  isPublic: (path: string) => boolean,
): PlacedLink[] {
  const { folder, config, source } = content;
  const written = new Set(fixedFiles(config));
  const isServed = (href: string) =>
    toLinkKind(href) === 'file' && (written.has(href) || isPublic(href));
  return [
    ...pages.flatMap(({ path, page }) => bodyLinks(page.links, path)),
    ...heroLinks(folder, content.docs),
    ...settingLinks(config, source).filter(({ href }) => !isServed(href)),
    ...config.versions.flatMap((version) => sidebarLinks(folder, version, content)),
    ...config.versions.flatMap((version) => glossaryLinks(folder, version)),
    ...readSkill(folder).links,
  ];
}

/**
 * Returns the ids of a page's headings, including the group headings that the `UtilityIndex` component
 * generates.
 */
function idsOf({ headings, components }: Compiled, file: string, content: Content): string[] {
  const hasGroups = components.some(({ name }) => name === 'UtilityIndex');
  const groups = hasGroups ? utilityGroups(content, versionIn(content.config, file).name) : [];
  return [...headings, ...groups].map(({ id }) => id);
}

/** Rejects with the full report when the site has errors. */
export async function reportSite(content: Content, components: readonly string[]): Promise<void> {
  const errors = await checkSite(content, components);
  if (errors.length > 0) throw new Error(formatReport(errors));
}

/** Formats the full error report. Its last line is the number of errors. */
export function formatReport(errors: readonly ContentError[]): string {
  const { length } = distinctErrors(errors);
  const count = length === 1 ? '1 mistake' : `${length} mistakes`;
  return `${formatErrors(errors)}\n\n${count} in the content.`;
}
