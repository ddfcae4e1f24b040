/**
 * `npm run build`: checks the content, renders the site and writes it to `out/` (OUT_DIR). If a step fails,
 * the last export stays unchanged. SITE_DIR selects another site to build with the same code.
 * NEXT_PUBLIC_BASE_PATH sets the base path. QUICK=1 skips preview cards and compressed copies, for sites that
 * are only used locally. `-- --keep` keeps scripts, CSS and assets from the last three exports for browser
 * tabs that are still open.
 */
import { existsSync } from 'node:fs';
import { access, constants, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PreviewCard } from '@/components/page/card/preview-card';
import { CONTENTS_SCRIPT } from '@/components/page/toc/toc.element';
import { PLATFORM_SCRIPT } from '@/components/player/platform-script';
import { componentNames, toForms } from '@/components/prose/markdown';
import { TABS_SCRIPT } from '@/components/prose/tabs/tabs.element';
import { analyticsScript } from '@/components/shell/analytics-script';
import { baseUrlScript } from '@/components/shell/base-url-script';
import type { SiteConfig } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { writeSkill } from '@/lib/export/agents/write-skill';
import { writePageScript } from '@/lib/export/build/browser-script';
import { siteCommit, siteVersion, writeBuild } from '@/lib/export/build/build-facts';
import { readBuildInputs } from '@/lib/export/build/build-inputs';
import { bundleHeadScript } from '@/lib/export/build/bundle-head-script';
import { runCommand } from '@/lib/export/build/command-flags';
import { compressFiles } from '@/lib/export/build/compress-files';
import { contentAssets } from '@/lib/export/build/content-assets';
import { toBuildMessage } from '@/lib/export/build/disk-error';
import { writeCards } from '@/lib/export/build/draw-cards';
import {
  generateModules,
  writePageSupport,
  writeSearchManifest,
} from '@/lib/export/build/generated-modules';
import { keepFiles } from '@/lib/export/build/keep-files';
import {
  hasSameScripts,
  readLastExport,
  type ToRender,
  takeOver,
  toRender,
  writeLastExport,
} from '@/lib/export/build/last-export';
import { isHashed } from '@/lib/export/build/list-files';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { copyPlayer, reportPlayer } from '@/lib/export/build/make-player';
import { arrangeFiles, finishPages } from '@/lib/export/build/post-process';
import {
  devOutputFolders,
  fromRoot,
  generatedDir,
  isOtherSite,
  outDir,
  root,
  siteDir,
  stagingDir,
} from '@/lib/export/build/project-paths';
import { replaceExport, restoreExport } from '@/lib/export/build/replace-export';
import { checkReservedIds } from '@/lib/export/build/reserved-ids';
import { nextEnvironment, runNext } from '@/lib/export/build/run-next';
import { type SearchFile, searchFiles, writeSearchFiles } from '@/lib/export/build/search-files';
import { secondsSince, showStep } from '@/lib/export/build/show-step';
import { writeTexts } from '@/lib/export/build/write-texts';
import { openResults, pruneResults } from '@/lib/export/cache/result-cache';
import { type HostRules, toHostRules } from '@/lib/export/hosts/host-rules';
import { writeNotices } from '@/lib/export/notices/write-notices';
import { writeDownloads } from '@/lib/export/offline/write-downloads';
import { toCommonPolicy } from '@/lib/export/policy/csp';
import { toPolicySources } from '@/lib/export/policy/csp-origins';
import { loadSite } from '@/lib/site/read-site';
import { reportSite } from '@/lib/site/site-check';

process.chdir(root);
// All steps use the same mode, so they share the cache of compiled pages.
Object.assign(process.env, { NODE_ENV: 'production' });
/** Folder for texts until the pages have been rendered. */
const textsDir = join(generatedDir, 'texts');
const isQuick = process.env.QUICK === '1';

const command = {
  usage: 'npm run build -- [--keep]',
  about:
    'Checks the content and writes the export to out/ (OUT_DIR). If nothing has changed, it does nothing.\nQUICK=1 skips preview cards and compressed copies.',
  boolean: { keep: 'also keep the scripts and styles of the last three exports, for open tabs' },
  failure: 'the content has errors, or a step failed; the last export is unchanged',
};

await runCommand(command, async ({ keep }) => {
  try {
    await withLock(buildLock, () => build(keep));
  } catch (error) {
    await rm(stagingDir, { recursive: true, force: true }).catch(() => {});
    const message = toBuildMessage(error instanceof Error ? error.message : String(error));
    throw new Error(`\n${message}\n\nThe build failed; the last good export is untouched.`);
  }
});

async function build(keep: boolean): Promise<void> {
  const start = performance.now();
  restoreExport(outDir);
  for (const left of devOutputFolders) await rm(left, { recursive: true, force: true });
  const content = loadSite(siteDir, openResults);
  const site = content.config;
  const commit = site.buildInfo && siteCommit();
  if (commit) process.env.NEXT_PUBLIC_SITE_COMMIT = commit;
  const sources = await readBuildInputs();
  const last = await readLastExport();
  const wanted = toRender(last?.sources, sources);
  if (last && wanted.kind === 'nothing') {
    console.log(`Nothing has changed: ${last.pages} pages in ${fromRoot(outDir)}.`);
    return;
  }
  // Fails early if the export folder is not writable.
  if (existsSync(outDir)) await access(outDir, constants.W_OK);
  await mkdir(stagingDir, { recursive: true });
  const checked = Promise.resolve().then(() =>
    showStep('Check content', () => reportSite(content, componentNames)),
  );
  // Other processes bundle programs and draw samples, while this process checks the content. This starts first, so that
  // pages with samples are compiled first.
  const player = inBackground(reportPlayer(content, checked));
  await checked;
  await showStep('Generate modules', async () => {
    generateModules(content);
    await writePageSupport(content);
  });
  await showStep('Draw samples', () => player);
  const search = await showStep('Index for search', () => searchFiles(content));
  writeSearchManifest(search.manifest);
  // While Next renders in other processes, this process writes the texts.
  const texts = inBackground(writeTextFiles(content, search.indexes));
  const { isPart, warnings } = await showStep('Render pages', () =>
    render(site, sources.code, wanted),
  );
  await showStep('Write texts', () => texts);
  if (warnings) console.warn(`\n${warnings}\n`);
  const publicDir = isOtherSite ? join(siteDir, 'public') : undefined;
  const rules = rulesOf(content);
  const pageScript = await writePageScript(stagingDir, site.basePath);
  const inlineScripts = toInlineScripts(site);
  const assets = await contentAssets(content);
  const facts = { site, siteDir, publicDir, rules, pageScript, inlineScripts, assets };
  // Runs before pages are finished, which reads the live samples' CSS from the staging folder.
  await copyPlayer(stagingDir);
  await showStep('Arrange files', () => arrangeFiles(stagingDir, facts));
  // While this thread goes on, others compress the scripts and styles, and then the pages.
  const code = !isQuick && !isPart && inBackground(compressFiles(stagingDir, isHashed));
  const made = await showStep('Finish pages', () => finishPages(stagingDir, facts));
  const early = code && inBackground(code.then(() => compressFiles(stagingDir)));
  await showStep('Check ids', () => checkReservedIds(stagingDir));
  const pages = (isPart && last?.pages) || made;
  await cp(textsDir, stagingDir, { recursive: true });
  if (!isQuick) await showStep('Draw cards', () => writeCards(stagingDir, content, PreviewCard));
  writeSearchFiles(stagingDir, search.files);
  if (isPart) await takeOver(outDir, stagingDir);
  const kept = keep ? { kept: await keepFiles(outDir, stagingDir) } : {};
  const { frameworkVersion } = site;
  await writeBuild(stagingDir, { frameworkVersion, siteVersion, pages, rules, ...kept });
  // Files are compressed in other threads, and downloads are not compressed again.
  const downloads = site.downloads && inBackground(writeDownloads(stagingDir, content));
  if (!isQuick) {
    await showStep('Compress files', async () => {
      await early;
      await compressFiles(stagingDir);
    });
  }
  if (downloads) await showStep('Pack downloads', () => downloads);
  pruneResults();
  await replaceExport(outDir, stagingDir);
  await writeLastExport(sources, pages);
  console.log(`${pages} pages in ${fromRoot(outDir)} after ${secondsSince(start)}.`);
}

/** Returns a promise that is awaited later. An error is reported then. */
function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

/** Writes the texts, the skill, and the licenses, which do not depend on rendered pages, to `textsDir`. */
async function writeTextFiles(
  content: Content,
  indexes: Readonly<Record<string, SearchFile>>,
): Promise<void> {
  await rm(textsDir, { recursive: true, force: true });
  const forms = toForms(content);
  const texts = await writeTexts(textsDir, content, forms);
  await writeSkill(textsDir, content, { forms, texts, indexes });
  await writeNotices(textsDir, content);
}

/** Returns the sources of the inline scripts that the site's components render. */
function toInlineScripts(site: SiteConfig): string[] {
  const { analytics, basePath } = site;
  const own = [
    TABS_SCRIPT,
    PLATFORM_SCRIPT,
    CONTENTS_SCRIPT,
    bundleHeadScript(site),
    baseUrlScript(basePath),
  ];
  return analytics ? [...own, analyticsScript({ src: analytics.script, mode: 'production' })] : own;
}

/** Returns the rules that hosts of the site must follow. */
function rulesOf(content: Content): HostRules {
  return toHostRules(content, toCommonPolicy(toPolicySources(content.config)));
}

interface Rendered {
  /** Whether only the changed docs were rendered, not all pages. */
  isPart: boolean;
  /** Everything that Next wrote to stderr. */
  warnings: string;
}

/**
 * Renders the `wanted` pages to the staging folder. If the new scripts differ from those of the last export,
 * renders all pages instead.
 */
async function render(site: SiteConfig, code: string, wanted: ToRender): Promise<Rendered> {
  await rm(stagingDir, { recursive: true, force: true });
  const isPart = wanted.kind === 'docs';
  const {
    code: exit,
    output,
    warnings,
  } = await runNext(['build'], {
    ...nextEnvironment(site),
    NEXT_EXPORT_DIR: fromRoot(stagingDir),
    BUILD_ID: code,
    ...(isPart && { ONLY_DOCS: wanted.files.join(':') }),
  });
  if (exit !== 0) throw new Error(output);
  if (!isPart || (await hasSameScripts(stagingDir))) return { isPart, warnings };
  return render(site, code, { kind: 'all' });
}
