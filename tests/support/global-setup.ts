import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { generateModules } from '@/lib/export/build/generated-modules';
import { prepareRendering } from '../looks/rendering';
import { runBuild } from './build';
import { serveExport } from './export-server';
import { isLong } from './long';
import { siteIn } from './site';

/**
 * Generates the modules that tests import. Then builds the site and serves it for all tests, unless no
 * selected project needs the export. With PREBUILT=1, it serves the existing `out/` without a build.
 */
export default async function globalSetup(config: FullConfig): Promise<(() => void) | undefined> {
  process.env.TEST_RUN ??= randomUUID();
  // Tests import generated modules. A build generates them too, but not every run builds the site.
  generateModules(siteIn());
  const isLooks = process.env.TEST_LOOKS === '1';
  if (isLooks) await prepareRendering(process.env.LOOKS_ACCEPT === 'all');
  if (process.env.TEST_BROWSERS !== '1' && !isLooks && !wantsSite(process.argv)) return undefined;
  if (process.env.PREBUILT !== '1') {
    const { code, output } = await runBuild({}, true);
    if (code !== 0) throw new Error(`The build of the site failed.\n${output}`);
  }
  const { url, close } = await serveExport(resolve(config.rootDir, '..', 'out'));
  process.env.SITE_URL = url;
  return close;
}

/** Whether a project selected on the command line needs the export. Without `--project`, all projects run. */
function wantsSite(args: readonly string[]): boolean {
  const first = args.findIndex((arg) => /^--project(=|$)/.test(arg));
  if (first === -1) return true;
  const inline = args[first]?.split('=')[1];
  const rest = args.slice(first + 1);
  const end = rest.findIndex((arg) => arg.startsWith('-'));
  const names = inline ? [inline] : rest.slice(0, end === -1 ? undefined : end);
  const needed = ['site', 'in-turn', ...(isLong ? ['programs'] : [])];
  return names.some((name) => name.includes('*') || needed.includes(name));
}
