/** What development does at its start and after each edit: first what the open page shows, then all that takes longer. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteConfig } from '@/lib/config/site';
import { type ContentError, formatErrors } from '@/lib/config/source/content-error';
import type { Content, Entry } from '@/lib/content/content';
import { glossaryOf } from '@/lib/content/entries/glossary';
import { docsDir } from '@/lib/content/entries/slugs';
import { CompileError } from '@/lib/content/mdx/compile';
import { versionIn } from '@/lib/content/versions/version-in';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite, readSite } from '@/lib/site/read-site';
import { checkSite, unknownComponents } from '@/lib/site/site-check';
import { distinctAssets } from './content-assets';
import { generate, writeReport, writeRevision, writeSearchManifest } from './generated-modules';
import { copyPlayer, makePlayer } from './make-player';
import { oneAtATime, untilShown } from './one-at-a-time';
import { copyAssets } from './post-process';
import { generatedDir, root, siteDir } from './project-paths';
import { searchFiles, writeSearchFiles } from './search-files';
import { secondsSince } from './show-step';

const publicDir = join(root, 'public');

/** Keeps the site that is being developed as its sources are. */
export class SiteRefresher {
  /** `components` are the names of all that authors may write. */
  constructor(private readonly components: readonly string[]) {}

  private isStarting = true;
  private report = '';
  private readonly show = untilShown((files) => showEdits(files, this.components));
  private readonly prepare = oneAtATime(async () => {
    try {
      await this.prepareSite();
    } catch (error) {
      // A page that was broken meanwhile: the refresh for that edit says so.
      if (!(error instanceof CompileError)) throw error;
    }
  });

  /** Makes what pages need beside their words, and says which mistakes the content has. */
  async start(): Promise<void> {
    // Nobody has watched what was edited while Next started.
    const content = loadSite(siteDir, openResults);
    generate(content);
    await preparePages(content, [], this.components);
    await this.prepare();
    this.isStarting = false;
  }

  /** Shows edits of these files in the open page; refreshes run one after another. */
  async refresh(files: readonly string[]): Promise<void> {
    await this.show(files.map((file) => relative(siteDir, file).split('\\').join('/')));
    await this.prepare();
  }

  private async prepareSite(): Promise<void> {
    const read = readSite(siteDir, openResults);
    const { content } = read;
    const errors = await this.step('Check content', async () =>
      content ? checkSite(content, this.components) : read.errors,
    );
    if (!content || errors.length > 0) return this.say(errors);
    const samples = readSamples();
    this.say(await this.step('Draw samples', () => makePlayer(content)));
    if (this.report !== '') return;
    await copyPlayer(publicDir);
    if (readSamples() !== samples) writeRevision(String(Date.now()));
    const { files, manifest } = await this.step('Index for search', () => searchFiles(content));
    writeSearchFiles(publicDir, files);
    writeSearchManifest(manifest);
  }

  /** Says at the start how long a step took, between the lines of Next. */
  private async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    if (this.isStarting) console.log(`${name}: ${secondsSince(start)}`);
    return result;
  }

  /** Shows the mistakes in the page and in the terminal; each report once. */
  private say(errors: readonly ContentError[]): void {
    const report = formatErrors(errors);
    if (report === this.report) return;
    this.report = report;
    writeReport(report);
    if (report === '') console.log('\nThe content has no mistakes.\n');
    else console.error(`\n${report}\n`);
  }
}

/**
 * Has the open page rendered with these files as they are now, and resolves to true. What cannot be read
 * or compiled would crash it: then the site stays as it was.
 */
async function showEdits(
  files: readonly string[],
  components: readonly string[],
): Promise<boolean> {
  const { content, errors } = readSite(siteDir, openResults);
  if (!content || errors.length > 0) return false;
  if (!(await preparePages(content, files, components))) return false;
  generate(content);
  writeRevision(String(Date.now()));
  return true;
}

/** Compiles the changed pages, or all, and puts their pictures where they ask for them; resolves to whether each page can be shown. */
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

/** The pages that show whether all of them can be compiled after an edit of these files. */
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
    // What is wrong with a glossary is wrong on each page of its version.
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
