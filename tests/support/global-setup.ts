import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { generateModules } from '@/lib/export/build/generated-modules';
import { siteHandler } from '@/lib/export/hosts/static-server';
import { prepareRendering } from '../looks/rendering';
import { serveHandler } from './export-server';
import { siteIn } from './site';

/** Generates the modules that tests import, and serves `out/` for the tests that need the export. */
export default async function globalSetup(config: FullConfig): Promise<() => void> {
  process.env.TEST_RUN ??= randomUUID();
  // Tests import generated modules. A build generates them too, but not every run builds the site.
  generateModules(siteIn());
  if (process.env.TEST_LOOKS === '1') await prepareRendering(process.env.LOOKS_ACCEPT === 'all');
  const { url, close } = await serveHandler(serveLater(resolve(config.rootDir, '..', 'out')));
  process.env.SITE_URL = url;
  return close;
}

/** Returns a request handler that serves the export in `dir`, which the project `export` builds later. */
function serveLater(dir: string): RequestListener {
  let handler: Promise<RequestListener> | undefined;
  return async (request, response) => {
    handler ??= siteHandler(dir);
    (await handler)(request, response);
  };
}
