/**
 * Updates the site when development starts and after each edit. The open page is updated first, then the live
 * samples and the search index.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteConfig } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import { checkSpelling } from '@/lib/content/check/spelling';
import { checkSampleTypes } from '@/lib/content/check/typed-samples';
import { missingCompiler } from '@/lib/content/code-blocks/compile-samples';
import type { Content, Entry } from '@/lib/content/content';
import { glossaryOf } from '@/lib/content/entries/glossary';
import { blogDir, docsDir } from '@/lib/content/entries/slugs';
import { CompileError } from '@/lib/content/mdx/compile';
import { versionIn } from '@/lib/content/versions/version-in';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite, readSite } from '@/lib/site/read-site';
import { checkSite, unknownComponents } from '@/lib/site/site-check';
import { distinctAssets } from './content-assets';
import {
  generateModules,
  writePageSupport,
  writeReport,
  writeRevision,
  writeSearchManifest,
} from './generated-modules';
import { copyPlayer, makePlayer } from './make-player';
import { oneAtATime, untilShown } from './one-at-a-time';
import { copyAssets } from './post-process';
import { generatedDir, root, siteDir } from './project-paths';
import { searchFiles, writeSearchFiles } from './search-files';
import { secondsSince } from './show-step';

const publicDir = join(root, 'public');

/** Times after a report, in milliseconds, by which Next has usually compiled what changed along with it. */
const LATE = [2000, 5000, 15_000];

/** Keeps the site up to date with its sources during development. */
export class SiteRefresher {
  /**
   * `components` are the names of the components that authors may use. `basePath` is the base path of the
   * running development server.
   */
  constructor(
    private readonly components: readonly string[],
    private readonly basePath: string,
  ) {}

  private isStarting = true;
  private report: string | undefined;
  private timers: NodeJS.Timeout[] = [];
  /** Errors of the last check, without spelling and types. */
  private errors: readonly ContentError[] = [];
  private misspellings: readonly ContentError[] = [];
  private typeErrors: readonly ContentError[] = [];
  /** The content that was checked last. Undefined if the configuration is invalid. */
  private content: Content | undefined;
  private readonly show = untilShown((files) => showEdits(files, this.components));
  private readonly prepare = oneAtATime(async () => {
    try {
      await this.prepareSite();
    } catch (error) {
      // A page was edited during the run. The refresh for that edit reports the error.
      if (!(error instanceof CompileError)) throw error;
    }
  });

  private readonly spell = oneAtATime(async () => {
    try {
      this.misspellings = await checkSpelling(siteDir);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    this.say();
  });

  private readonly checkTypes = oneAtATime(async () => {
    if (!this.content) return;
    try {
      this.typeErrors = await checkSampleTypes(this.content, { isInBackground: true });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    this.say();
  });

  /**
   * Compiles the pages, builds the live samples and the search index, and reports content errors. If there are
   * none, says where to edit.
   */
  async start(): Promise<void> {
    // Picks up edits from before the watcher started.
    const content = loadSite(siteDir, openResults);
    generateModules(content);
    await preparePages(content, [], this.components);
    await this.prepare();
    await this.step('Check spelling', this.spell);
    const notice = missingCompiler();
    if (notice === undefined) await this.step('Check types of samples', this.checkTypes);
    else console.log(notice);
    this.isStarting = false;
    this.say();
    if (this.report === '') console.log(toHint(content.config));
  }

  /**
   * Writes the report again, with another number of repeats. If a module changes while Next compiles a
   * page, Next compiles it again but keeps the old result until the next change.
   */
  private repeatLater(errors: readonly ContentError[]): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = LATE.map((delay, index) =>
      setTimeout(() => writeReport(errors, this.basePath, index + 1), delay),
    );
  }

  /**
   * Shows edits of `files` in the open page, then updates the live samples and the search index, and checks
   * the content. `files` are absolute paths. Runs of the same step never overlap.
   */
  async refresh(files: readonly string[]): Promise<void> {
    await this.show(files.map((file) => relative(siteDir, file).split('\\').join('/')));
    // Spelling and types are checked in other processes. The types come last, because they take the longest.
    await Promise.all([this.prepare(), this.spell()]);
    await this.checkTypes();
  }

  private async prepareSite(): Promise<void> {
    const read = readSite(siteDir, openResults);
    const { content } = read;
    this.content = content;
    const errors = await this.step('Check content', async () =>
      content ? checkSite(content, this.components) : read.errors,
    );
    this.errors = errors;
    if (!content || errors.length > 0) return this.say();
    await writePageSupport(content);
    const samples = readSamples();
    this.errors = await this.step('Draw samples', () => makePlayer(content));
    this.say();
    if (this.errors.length > 0) return;
    await copyPlayer(publicDir);
    if (readSamples() !== samples) writeRevision(String(Date.now()));
    const { files, manifest } = await this.step('Index for search', () => searchFiles(content));
    writeSearchFiles(publicDir, files);
    writeSearchManifest(manifest);
  }

  /** Runs a step. During startup, prints how long it took. */
  private async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    if (this.isStarting) console.log(`${name}: ${secondsSince(start)}`);
    return result;
  }

  /**
   * Shows the errors in the page and prints them. Does nothing when they are the same as in the last call, or if
   * there are none before all checks have run.
   */
  private say(): void {
    const errors = [...this.errors, ...this.misspellings, ...this.typeErrors];
    const report = formatErrors(errors);
    if (report === this.report || (this.isStarting && report === '')) return;
    this.report = report;
    writeReport(errors, this.basePath);
    this.repeatLater(errors);
    if (report === '') console.log('\nThe content has no mistakes.\n');
    else console.error(`\n${report}\n`);
  }
}

function toHint({ versions, blog }: SiteConfig): string {
  const folders = [...versions.map(docsDir), ...(blog ? [blogDir] : [])];
  const list = new Intl.ListFormat('en').format(folders);
  return `Edit the pages in ${list}. The browser shows each change, and mistakes appear there and here.\n`;
}

/**
 * Re-renders the open page with the edited files and resolves to true. If the content has errors or an
 * affected page cannot be rendered, leaves the open page unchanged and resolves to false, because a re-render
 * could crash it.
 */
async function showEdits(
  files: readonly string[],
  components: readonly string[],
): Promise<boolean> {
  const { content, errors } = readSite(siteDir, openResults);
  if (!content || errors.length > 0) return false;
  if (!(await preparePages(content, files, components))) return false;
  generateModules(content);
  writeRevision(String(Date.now()));
  return true;
}

/**
 * Compiles the pages from `pagesToTry` and copies the files that they use, such as images, to the public
 * folder. Resolves to whether all of these pages can be rendered.
 */
async function preparePages(
  content: Content,
  files: readonly string[],
  components: readonly string[],
): Promise<boolean> {
  const wanted = pagesToTry(content, files);
  const results = await Promise.allSettled(wanted.map(content.compile));
  const pages = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof CompileError))
      throw result.reason;
  await copyAssets(publicDir, { siteDir, assets: distinctAssets(content, pages) });
  const uses = pages.flatMap((page) => page.components);
  return pages.length === wanted.length && unknownComponents(uses, components).length === 0;
}

/**
 * Returns the pages to compile after edits to `files`. For a glossary, this is one page of its version.
 * Returns all pages when `files` is empty or contains anything other than pages and glossaries.
 */
export function pagesToTry(
  {
    config,
    docs,
    posts,
  }: Pick<Content, 'docs' | 'posts'> & { config: Pick<SiteConfig, 'versions'> },
  files: readonly string[],
): Entry<object>[] {
  const all = [...docs, ...posts];
  const touched = files.flatMap(
    // An error in a glossary affects every page of its version, so one page is enough to find it.
    (name) =>
      all.find(
        ({ file }) => name === file || name === glossaryOf(docsDir(versionIn(config, file))),
      ) ?? [],
  );
  return touched.length === files.length && files.length > 0 ? touched : all;
}

function readSamples(): string {
  const file = join(generatedDir, 'player', 'samples.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
